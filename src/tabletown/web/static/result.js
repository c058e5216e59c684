// The result: a line of the score sheet shows on the final boards what was counted.

import { showCounted } from "./log.js";

document.addEventListener("click", (event) => {
  const button = event.target.closest('[data-do="counted"]');
  if (!button) return;
  showCounted(button);
  document.querySelector(".is-counted")?.closest("figure").scrollIntoView({ block: "nearest" });
});
