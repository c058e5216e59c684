// What every page does by script: menus close when one looks elsewhere, contents lie open where there is room, and switches
// come back to the same place.

import "./phone.js";

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

// Who switches language or theme comes back to what is seen now, not to what the page was loaded with.
document.addEventListener("submit", ({ target }) => {
  if (target.elements.back) target.elements.back.value = location.pathname + location.search;
});

// What is chosen in such a form stands in the address, so that a reload and a switch keep it.
document.addEventListener("change", ({ target }) => {
  const form = target.closest("form[data-kept]");
  if (form) history.replaceState(null, "", `${form.action}?${new URLSearchParams(new FormData(form))}`);
});
