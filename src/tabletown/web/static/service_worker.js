// Keeps the shell: static files, and a page that says that there is no connection. Tables and personal pages are never kept.
// The server puts `self.SHELL` before this: the name of the cache, the offline page and the files.

const shell = self.SHELL;

self.addEventListener("install", (event) => {
  const fill = async () => (await caches.open(shell.cache)).addAll(shell.files);
  event.waitUntil(fill().then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  const clear = async () => {
    const old = (await caches.keys()).filter((each) => each !== shell.cache);
    await Promise.all(old.map((each) => caches.delete(each)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

async function staticFile(request) {
  return (await caches.match(request)) || fetch(request);
}

async function pageOrOffline(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(shell.offline)) || Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate" && request.method === "GET") event.respondWith(pageOrOffline(request));
  else if (shell.files.includes(new URL(request.url).pathname)) event.respondWith(staticFile(request));
});

// A push says whose turn it is. A touch opens the table, in a window that shows it already if there is one.

self.addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data.json();
  const options = { body, tag, data: { url }, icon: shell.icon, badge: shell.icon };
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.url, location.origin).href;
  const open = async () => {
    const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    const found = windows.find((each) => each.url === url);
    await (found ? found.focus() : self.clients.openWindow(url));
  };
  event.waitUntil(open());
});
