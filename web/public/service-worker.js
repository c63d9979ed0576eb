// Shows notifications for pages, to which phones refuse them, and brings whoever presses one back to the app. It keeps
// nothing and answers no requests: every file comes from the server.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const { title, options } = event.data;
  event.waitUntil(self.registration.showNotification(title, { ...options, data: event.source.id }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringBack(event.notification));
});

/** The page that asked for it knows where it leads; without that page there are still all messages. */
async function bringBack({ tag, data }) {
  const page = await self.clients.get(data);
  if (!page) return self.clients.openWindow(new URL('pages/index/index', self.registration.scope));
  page.postMessage({ pressed: tag });
  await page.focus();
}
