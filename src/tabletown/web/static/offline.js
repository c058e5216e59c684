// The offline page stands in for another one, which is tried again: on a touch, and when the connection is back.

document.getElementById("again").href = location.href;
addEventListener("online", () => location.reload());
