// Keeps the files of the app, so that it starts without a network, and shows notifications for pages, to which phones
// refuse them. It keeps nothing of anybody: calls go to the server as if it were not there.

const { scope } = self.registration;
const assets = `${scope}assets/`;
const calls = `${scope}api/`;
/** One cache for each build. */
const cachePrefix = 'app ';
const fetchedAtOnce = 4;
/** A network that says nothing for so long is none. */
const patience = 8_000;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

async function takeOver() {
  // The page is asked for while the worker still starts.
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(scope) || url.startsWith(calls)) return;
  if (mode === 'navigate') event.respondWith(openPage(event));
  else if (url.startsWith(assets)) event.respondWith(keptOrFetched(event.request));
});

/** As the server has it; the kept one when there is no network, or no server behind it. */
async function openPage(event) {
  const kept = await caches.match(scope, { ignoreVary: true });
  const fetched = pageFromServer(event);
  if (!kept) return fetched;
  const late = new Promise((resolve) => setTimeout(() => resolve(kept), patience));
  const answered = fetched.then(
    (page) => (page.status >= 500 ? kept : page),
    () => kept,
  );
  return Promise.race([answered, late]);
}

const pageFromServer = async (event) => (await event.preloadResponse) ?? fetch(event.request);

const keptOrFetched = async (request) =>
  (await caches.match(request, { ignoreVary: true })) ?? fetch(request);

/** The page is kept last: it opens only what is there. */
async function keepApp() {
  const { build, files } = await (await fetchedWell('files.json')).json();
  const cache = await caches.open(cachePrefix + build);
  const waiting = [...files];
  const keepOnes = async () => {
    for (let file = waiting.shift(); file; file = waiting.shift()) await keepFile(cache, file);
  };
  await Promise.all(Array.from({ length: fetchedAtOnce }, keepOnes));
  const page = await fetchedWell('');
  const named = (await page.clone().text()).match(/assets\/[\w.-]+/g) ?? [];
  // A newer build came in between: its own page asks for it to be kept.
  if (!named.every((file) => files.includes(file))) return;
  await cache.put(scope, page);
  await forgetOlder(cachePrefix + build);
}

async function keepFile(cache, file) {
  const url = scope + file;
  if (await cache.match(url, { ignoreVary: true })) return;
  // Most files of an update are those of the build before.
  await cache.put(url, (await caches.match(url, { ignoreVary: true })) ?? (await fetchedWell(file)));
}

async function fetchedWell(file) {
  const reply = await fetch(scope + file, { cache: file.startsWith('assets/') ? 'default' : 'no-cache' });
  if (!reply.ok) throw new Error(`${file}: ${reply.status}`);
  return reply;
}

/** Files of the build before stay: pages opened before an update still ask for them. */
async function forgetOlder(current) {
  const others = (await caches.keys()).filter((name) => name.startsWith(cachePrefix) && name !== current);
  for (const name of others) await (await caches.open(name)).delete(scope, { ignoreVary: true });
  for (const name of others.slice(0, -1)) await caches.delete(name);
}

self.addEventListener('message', (event) => {
  const { keep, title, options } = event.data;
  // Without a network in the middle of it, or without room on the device, the next start tries again.
  if (keep) event.waitUntil(keepApp().catch(() => undefined));
  else event.waitUntil(self.registration.showNotification(title, { ...options, data: event.source.id }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringBack(event.notification));
});

/** The page that asked for it knows where it leads; without that page there are still all messages. */
async function bringBack({ tag, data }) {
  const page = await self.clients.get(data);
  if (!page) return self.clients.openWindow(new URL('pages/index/index', scope));
  page.postMessage({ pressed: tag });
  await page.focus();
}
