// The coach at a table: a choice is looked at before it is made, and a warning asks to confirm it once more.

const PATIENCE = 5000; // milliseconds
const byId = (id) => document.getElementById(id);
const asked = new Map(); // by decision and action: a promise of whether there is a warning
const heard = new Set(); // warnings that were shown

const keyOf = ({ decision }, action) => `${decision} ${action}`;

export const isCoached = (table) => Boolean(table.dataset.coach && table.dataset.turn);

async function ask(connection, action) {
  const { version, viewer } = connection.root.dataset;
  const body = new URLSearchParams({ action, version, seat: viewer });
  const late = new Promise((done) => setTimeout(done, PATIENCE, false));
  const answer = fetch(`${connection.path}/coach`, { method: "POST", body, headers: { "HX-Request": "true" } })
    .then((found) => (found.ok ? found.json() : { warns: false }))
    .then(({ warns }) => warns)
    .catch(() => false); // the connection is lost; the match goes on without advice
  return Promise.race([answer, late]);
}

// Ask about a choice that may be made soon; `onWarning(action)` is called if there is something to say against it.
export function consider(connection, action, onWarning) {
  const table = connection.root;
  if (action === null || !isCoached(table)) return Promise.resolve(false);
  const key = keyOf(table.dataset, action);
  if (!asked.has(key)) {
    asked.set(
      key,
      ask(connection, action).then((warns) => {
        if (warns && connection.root.dataset.decision === table.dataset.decision) {
          heard.add(key);
          onWarning(action);
        }
        return warns;
      }),
    );
  }
  return asked.get(key);
}

// Whether a choice can be made now: there is no warning, or it has been shown.
export async function agrees(connection, action, onWarning) {
  const table = connection.root;
  if (!isCoached(table)) return true;
  const key = keyOf(table.dataset, action);
  if (heard.has(key)) return true;
  const line = byId("explain");
  if (line) line.textContent = table.dataset.coach;
  const warns = await consider(connection, action, onWarning);
  if (line) line.textContent = "";
  return !warns;
}
