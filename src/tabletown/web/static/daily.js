// The deals of the day: copies the text to tell others, and shows the new deals when the day is over.
const button = document.getElementById("copy");
const text = document.getElementById("share-text");

async function copy() {
  const label = button.querySelector("span");
  const before = label.textContent;
  try {
    await navigator.clipboard.writeText(text.textContent);
  } catch {
    getSelection().selectAllChildren(text); // the clipboard API needs HTTPS
    document.execCommand("copy");
  }
  label.textContent = button.dataset.done;
  setTimeout(() => {
    label.textContent = before;
  }, 2000);
}

button?.addEventListener("click", copy);

// A sleeping machine stops timers, so the clock is also looked at when the page is seen again.
const left = document.getElementById("left");
const end = Date.now() + 1000 * Number(left?.dataset.seconds);
const renew = () => Date.now() >= end && location.reload();
if (left) {
  setTimeout(renew, end - Date.now());
  document.addEventListener("visibilitychange", renew);
}
