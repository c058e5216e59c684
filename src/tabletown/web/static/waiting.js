// The page that waits for others: its stream is the place in the queue.

const root = document.getElementById("waiting");
const RETRY = 1500; // milliseconds

function listen() {
  const stream = new EventSource(root.dataset.events);
  const lost = document.getElementById("lost");
  stream.addEventListener("open", () => {
    lost.hidden = true;
  });
  stream.addEventListener("waiting", ({ data }) => {
    document.getElementById("here").textContent = JSON.parse(data).count;
  });
  stream.addEventListener("found", ({ data }) => {
    stream.close();
    location.replace(`/tables/${JSON.parse(data).table}`);
  });
  stream.addEventListener("elsewhere", () => {
    stream.close();
    document.getElementById("elsewhere").hidden = false;
  });
  stream.addEventListener("error", () => {
    lost.hidden = false;
    if (stream.readyState === EventSource.CLOSED) setTimeout(() => location.reload(), RETRY); // the page says why
  });
  addEventListener("pagehide", () => stream.close());
}

listen();
