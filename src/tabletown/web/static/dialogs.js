// Dialogs over the table: the rules, the players; and the clipboard.

const byId = (id) => document.getElementById(id);

// Open the rules at a rule.
export async function showRules(connection, rule = "") {
  const drawer = byId("drawer");
  for (const dialog of document.querySelectorAll("dialog[open]")) dialog.close();
  drawer.showModal();
  const query = rule ? `?${new URLSearchParams({ rule })}` : "";
  const answer = await connection.fetch(`/rules/${connection.root.dataset.game}/part${query}`, {});
  const body = byId("drawer-body");
  body.innerHTML = await answer.text();
  const place = rule && body.querySelector(`[id="${CSS.escape(rule)}"]`);
  if (place) place.scrollIntoView();
  else drawer.scrollTop = 0;
}

// Read the panels of all seats.
export async function readPlayers(connection) {
  const { viewer } = connection.root.dataset;
  const answer = await connection.fetch(`${connection.path}/players${viewer ? `?seat=${viewer}` : ""}`, {});
  if (answer.ok) byId("players-body").innerHTML = await answer.text();
}

export async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    const field = document.createElement("textarea"); // the clipboard API needs HTTPS
    field.value = text;
    (document.querySelector("dialog[open]") || document.body).append(field);
    field.select();
    document.execCommand("copy");
    field.remove();
  }
}
