// Phones get narrower drawings: a cookie tells the server, so that the next page is drawn for this screen from the start.

export const phone = matchMedia("(max-width: 720px), (max-height: 500px)");

function storeViewport() {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available without HTTPS
  document.cookie = `narrow=${phone.matches ? "1" : ""}; path=/; max-age=31536000; samesite=lax`;
}
phone.addEventListener("change", storeViewport);
storeViewport();
