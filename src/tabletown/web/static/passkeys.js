// Adds passkeys to an account, and signs in with them. The server makes the options and checks what the device signs.

async function ask(path, body) {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  const said = await answer.json();
  if (!answer.ok) throw new Error(said.text);
  return said;
}

function refuse(form, error) {
  const line = form.querySelector("[role=alert]");
  // What the browser says is not for people: they have cancelled it, or the device does not have the passkey.
  line.textContent = error instanceof DOMException ? form.dataset.cancelled : error.message;
  line.hidden = false;
}

async function add(form) {
  const { passphrase, name } = form.elements;
  const options = await ask("/api/me/passkeys/options", { passphrase: passphrase.value });
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
  const credential = (await navigator.credentials.create({ publicKey })).toJSON();
  await ask("/api/me/passkeys", { name: name.value, credential });
  location.reload();
}

async function signIn(form) {
  const options = await ask("/api/session/passkey/options", {});
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
  const credential = (await navigator.credentials.get({ publicKey })).toJSON();
  await ask("/api/session/passkey", { credential });
  location.assign(form.dataset.next);
}

const works = globalThis.PublicKeyCredential?.parseCreationOptionsFromJSON !== undefined;
for (const [id, start] of Object.entries({ "passkey-add": add, "passkey-sign-in": signIn })) {
  const form = works && document.getElementById(id);
  if (!form) continue;
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start(form).catch((error) => refuse(form, error));
  });
}
