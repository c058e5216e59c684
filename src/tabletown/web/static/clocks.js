// Running clocks and the progress of thinking bots between two answers of the server.

const TICK = 250; // milliseconds
let rendered = performance.now();
let second = 0;

// The table was just put into the page: its times are exact now.
export function restart() {
  rendered = performance.now();
  showThinking();
}

function showThinking() {
  const elapsed = (performance.now() - rendered) / 1000;
  for (const each of document.querySelectorAll(".thinks")) {
    const since = Number(each.dataset.since) + elapsed;
    const bar = each.querySelector("progress");
    bar.value = Math.min(since, bar.max);
    each.querySelector(".secs").textContent = document
      .getElementById("table")
      .dataset.seconds.replace("0", Math.floor(since));
  }
}

function countDown() {
  for (const clock of document.querySelectorAll(".clock[data-runs='yes']")) {
    const left = Math.max(0, Number(clock.dataset.left) - 1);
    clock.dataset.left = left;
    clock.textContent = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
    clock.classList.toggle("low", left < 30);
  }
}

setInterval(() => {
  showThinking();
  second = (second + 1) % (1000 / TICK);
  if (!second) countDown();
}, TICK);
