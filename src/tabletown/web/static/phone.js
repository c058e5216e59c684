// Phones get narrower drawings: every page leaves word of it, so that the next one is drawn for the screen from the start.

export const phone = matchMedia("(max-width: 720px)");

function leaveWord() {
  document.cookie = `narrow=${phone.matches ? "1" : ""}; path=/; max-age=31536000; samesite=lax`;
}
phone.addEventListener("change", leaveWord);
leaveWord();
