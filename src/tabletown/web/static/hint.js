// Hints: what the search would do, and why.

const byId = (id) => document.getElementById(id);

export async function askHint(connection, button) {
  const { decision } = connection.root.dataset;
  button.disabled = true;
  byId("explain").textContent = button.dataset.thinking;
  const answer = await connection.fetch(`${connection.path}/hint`, { method: "POST" });
  const text = await answer.text();
  if (connection.root.dataset.decision !== decision) return; // the table has moved on
  byId("explain").textContent = "";
  await connection.put(text, answer.ok ? "#hint" : "#refusal");
  byId("ask-hint").disabled = false;
}
