// What every page does by script: menus close when one looks elsewhere, and contents lie open where there is room.

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
