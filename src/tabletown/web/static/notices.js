// Subscribes this browser to pushes, tells whether it is subscribed, and suggests the time zone of the system.

const place = document.getElementById("push");
const zone = document.querySelector("#zone[data-guess]");
if (zone) {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  if ([...zone.options].some((each) => each.value === own)) zone.value = own;
}

function show(name) {
  for (const each of ["add", "here", "denied", "none"]) document.getElementById(`push-${each}`).hidden = each !== name;
}

async function subscribed() {
  const registration = await navigator.serviceWorker.ready;
  const found = await registration.pushManager.getSubscription();
  const known = [...document.querySelectorAll("[data-endpoint]")].map((each) => each.dataset.endpoint);
  return found !== null && known.includes(found.endpoint);
}

async function subscribe() {
  if ((await Notification.requestPermission()) !== "granted") return show("denied");
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: place.dataset.key };
  let subscription;
  try {
    subscription = await pushManager.subscribe(options);
  } catch {
    await (await pushManager.getSubscription())?.unsubscribe(); // made with another key, of a server that was here before
    subscription = await pushManager.subscribe(options);
  }
  const { endpoint, keys } = subscription.toJSON();
  const answer = await fetch("/api/me/notices/push", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  });
  if (answer.ok) location.reload();
  else show("denied");
}

if (globalThis.PushManager && globalThis.Notification && navigator.serviceWorker) {
  if (Notification.permission === "denied") show("denied");
  else {
    show("add");
    subscribed().then((here) => show(here ? "here" : "add"));
  }
  document.getElementById("push-add").addEventListener("click", () => subscribe().catch(() => show("denied")));
}
