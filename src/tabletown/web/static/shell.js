// Scripts of every page: menus close on a click elsewhere, contents are open on wide screens, and switching language or
// theme returns to the same place.

import "./viewport.js";

for (const each of document.querySelectorAll("details[data-wide]")) each.open = innerWidth >= Number(each.dataset.wide);

function close(except) {
  for (const menu of document.querySelectorAll("details.menu[open]")) if (menu !== except) menu.open = false;
}

document.addEventListener("click", (event) => close(event.target.closest("details.menu")));
document.addEventListener("keydown", (event) => {
  const menu = event.key === "Escape" && document.querySelector("details.menu[open]");
  if (!menu) return;
  menu.open = false;
  menu.querySelector("summary").focus();
  event.stopImmediatePropagation();
});

// Switching language or theme returns to the current address, not to the one the page was loaded with.
document.addEventListener("submit", ({ target }) => {
  if (target.elements.back) target.elements.back.value = location.pathname + location.search;
});

// Such forms keep their values in the address, so that a reload or a switch keeps them.
document.addEventListener("change", ({ target }) => {
  const form = target.closest("form[data-kept]");
  if (form) history.replaceState(null, "", `${form.action}?${new URLSearchParams(new FormData(form))}`);
});

// The service worker keeps the shell, in the language of the page.
navigator.serviceWorker?.register(`/service-worker.js?language=${document.documentElement.lang}`).catch(() => {});

// Times are shown in the time zone of the browser, which the server learns from a cookie.
// biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not available without HTTPS
document.cookie = `zone=${Intl.DateTimeFormat().resolvedOptions().timeZone}; path=/; max-age=31536000; samesite=lax`;
