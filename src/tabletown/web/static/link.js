// The button that copies the address of the page.

export function offerLink() {
  const share = document.getElementById("share");
  share.hidden = !navigator.clipboard;
  share.addEventListener("click", async () => {
    await navigator.clipboard.writeText(location.href);
    share.querySelector("span").textContent = share.dataset.copied;
  });
}
