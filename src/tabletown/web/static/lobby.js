// The lobby is live: parts of a page that show open tables or who waits are fetched again when something changes.

let stream = null;

function listen() {
  if (document.hidden) {
    stream?.close(); // a browser keeps few connections to a server
    stream = null;
  } else if (!stream) {
    stream = new EventSource("/api/lobby/events");
    stream.addEventListener("open", tell); // what has changed before is seen then, also after a reconnect
    stream.addEventListener("changed", tell);
  }
}

function tell() {
  for (const each of document.querySelectorAll("[data-lobby]")) each.dispatchEvent(new Event("lobby"));
}

document.addEventListener("visibilitychange", listen);
addEventListener("load", listen); // htmx listens by then
