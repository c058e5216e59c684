// The deals of the day: copies the text to tell others.
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
