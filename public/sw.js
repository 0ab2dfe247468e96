// The site's service worker. It keeps one small page for when there is no connection, and shows notifications. Every other request is the browser's own.

const offlinePage = '/cevrimdisi';
const deviceCall = '/api/user/push-device';
const kept = 'offline-1';
/** How old the kept page may get while there is a connection, in milliseconds. */
const freshMs = 30 * 60000;

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepPage());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      forgetOthers(),
      // The page is asked for while this starts, so that it costs a navigation nothing.
      self.registration.navigationPreload ? self.registration.navigationPreload.enable() : undefined,
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname } = new URL(request.url);
  // An overlay has a picture of its own of a server that is away; a download is none of a page.
  if (request.mode !== 'navigate' || request.method !== 'GET' || /^\/(?:api|katman)\//.test(pathname)) return;
  event.respondWith(
    answerOf(event).then(
      (answer) => {
        event.waitUntil(renewPage());
        return answer;
      },
      async (error) => {
        const page = await caches.match(offlinePage);
        if (page) return page;
        throw error;
      },
    ),
  );
});

self.addEventListener('push', (event) => {
  const said = readMessage(event.data);
  const { title, body, tag, path } = said;
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      lang: 'tr',
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
      data: { path },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path = '/' } = event.notification.data || {};
  const url = new URL(path, self.location.origin);
  event.waitUntil(open(url.origin === self.location.origin ? url.href : self.location.origin));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAnew(event.oldSubscription));
});

async function answerOf(event) {
  const ahead = await event.preloadResponse;
  return ahead || fetch(event.request);
}

async function keepPage() {
  const answer = await fetch(offlinePage, { cache: 'no-cache', credentials: 'omit' });
  if (answer.ok) await (await caches.open(kept)).put(offlinePage, answer);
}

/** Asks for the page again where it got old; without a connection the old one stays. */
async function renewPage() {
  const page = await caches.match(offlinePage);
  const age = page ? Date.now() - Date.parse(page.headers.get('date')) : Number.POSITIVE_INFINITY;
  // A page without a date is as old as can be.
  if (!(age < freshMs)) await keepPage().catch(() => undefined);
}

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== kept).map((name) => caches.delete(name)));
}

/** A browser must show something for each message, whatever came. */
function readMessage(data) {
  try {
    const { title, body, tag, path } = data.json();
    return { title: String(title), body: String(body), tag: String(tag), path: String(path) };
  } catch {
    return { title: self.location.host, body: '', tag: 'n', path: '/' };
  }
}

/** Goes to where the thing is: in a tab that shows it, or in a new one. */
async function open(href) {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const tab = tabs.find(({ url }) => url === href);
  return tab ? tab.focus() : self.clients.openWindow(href);
}

/** The push service has taken the old address back: the same login says the new one. */
async function subscribeAnew(old) {
  if (!old) return;
  const fresh = await self.registration.pushManager.subscribe(old.options);
  const { endpoint, keys } = fresh.toJSON();
  await fetch(deviceCall, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } }),
  });
}
