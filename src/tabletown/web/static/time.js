// What goes on while nothing happens: clocks run down, and bots are seen to think.

const TICK = 250;
let rendered = performance.now();
let second = 0;

// The page has just been put in: what it says of time is true now.
export function begin() {
  rendered = performance.now();
  think();
}

function think() {
  const gone = (performance.now() - rendered) / 1000;
  for (const each of document.querySelectorAll(".thinks")) {
    const since = Number(each.dataset.since) + gone;
    const bar = each.querySelector("progress");
    bar.value = Math.min(since, bar.max);
    each.querySelector(".secs").textContent = document.getElementById("table").dataset.seconds.replace("0", Math.floor(since));
  }
}

function run() {
  for (const clock of document.querySelectorAll(".clock[data-runs='yes']")) {
    const left = Math.max(0, Number(clock.dataset.left) - 1);
    clock.dataset.left = left;
    clock.textContent = `${Math.floor(left / 60)}:${String(Math.floor(left % 60)).padStart(2, "0")}`;
    clock.classList.toggle("low", left < 30);
  }
}

setInterval(() => {
  think();
  second = (second + 1) % (1000 / TICK);
  if (!second) run();
}, TICK);
