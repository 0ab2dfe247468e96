import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, test, vi } from 'vitest';

const source = readFileSync('public/sw.js', 'utf8');
const origin = 'https://ornek.com';

type Listener = (event: Record<string, unknown>) => void;

/** The worker in a browser of the test's own: what it hears, keeps, asks and shows. */
function startWorker() {
  const listeners = new Map<string, Listener>();
  const stored = new Map<string, Response>();
  const asked: string[] = [];
  const shown: unknown[] = [];
  const opened: string[] = [];
  const browser = {
    now: Date.parse('2026-11-24T12:00:00Z'),
    isOnline: true,
    tabs: [] as { url: string; focus: () => void }[],
    fetch: async (request: string | { readonly url: string }) => {
      const url = typeof request === 'string' ? request : request.url;
      asked.push(url);
      if (!browser.isOnline) throw new TypeError('Failed to fetch');
      return new Response(`page ${asked.length}`, { headers: { date: new Date(browser.now).toUTCString() } });
    },
  };
  const caches = {
    open: async () => ({ put: async (key: string, page: Response) => void stored.set(key, page) }),
    match: async (key: string) => stored.get(key)?.clone(),
    keys: async () => ['offline-0', 'offline-1'],
    delete: vi.fn(async () => true),
  };
  const registration = {
    navigationPreload: { enable: vi.fn(async () => undefined) },
    showNotification: async (title: string, rest: object) => void shown.push({ title, ...rest }),
    pushManager: {
      subscribe: async () => ({
        toJSON: () => ({ endpoint: 'https://push/2', keys: { p256dh: 'p', auth: 'a' } }),
      }),
    },
  };
  const self = {
    ...{ registration, location: new URL('/sw.js', origin), skipWaiting: () => undefined },
    clients: { matchAll: async () => browser.tabs, openWindow: async (url: string) => void opened.push(url) },
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  };
  class Clock extends Date {
    static override now() {
      return browser.now;
    }
  }
  const fetch = (request: string, init?: unknown) =>
    browser.fetch(request).finally(() => void inits.push(init));
  const inits: unknown[] = [];
  runInContext(
    source,
    createContext({ self, caches, fetch, URL, Date: Clock, Promise, JSON, String, Number }),
  );
  /** Tells the worker of something; answers what it responds with, after all that it waits for. */
  const tell = async (name: string, event: Record<string, unknown> = {}) => {
    const work: unknown[] = [];
    let answer: Promise<Response> | null = null;
    listeners.get(name)?.({
      ...event,
      waitUntil: (one: unknown) => void work.push(one),
      respondWith: (one: Promise<Response>) => {
        answer = one;
      },
    });
    const said: Response | null = await (answer as Promise<Response> | null);
    await Promise.all(work);
    return said;
  };
  const go = (path: string, rest: object = {}, more: object = {}) =>
    tell('fetch', {
      request: { url: `${origin}${path}`, mode: 'navigate', method: 'GET', ...rest },
      ...more,
    });
  return { browser, tell, go, asked, shown, opened, stored, caches, registration, inits };
}

let worker: ReturnType<typeof startWorker>;
beforeEach(async () => {
  worker = startWorker();
  await worker.tell('install');
});

test('without a connection a navigation gets the kept page, and nothing else is touched', async () => {
  const { browser, go } = worker;
  browser.isOnline = false;
  expect(await (await go('/market'))?.text()).toBe('page 1');
  for (const request of [{ mode: 'cors' }, { mode: 'no-cors' }, { method: 'POST' }])
    expect(await go('/market', request)).toBeNull();
  for (const path of ['/api/user/export', '/katman/abc/pano']) expect(await go(path)).toBeNull();
});

test('with one a page is the server’s, asked for once and kept nowhere', async () => {
  const { go, asked, stored } = worker;
  expect(await (await go('/market'))?.text()).toBe('page 2');
  expect(asked).toEqual(['/cevrimdisi', `${origin}/market`]);
  const ahead = await go('/market', {}, { preloadResponse: Promise.resolve(new Response('ahead')) });
  expect(await ahead?.text()).toBe('ahead');
  expect([asked.length, [...stored.keys()]]).toEqual([2, ['/cevrimdisi']]);
});

test('the kept page is asked for again when it is half an hour old, and stays where that fails', async () => {
  const { browser, go, asked, stored } = worker;
  browser.now += 31 * 60_000;
  await go('/');
  expect(asked).toEqual(['/cevrimdisi', `${origin}/`, '/cevrimdisi']);
  expect(await stored.get('/cevrimdisi')?.clone().text()).toBe('page 3');
  browser.now += 31 * 60_000;
  browser.isOnline = false;
  await go('/', {}, { preloadResponse: Promise.resolve(new Response('ahead')) });
  expect(await stored.get('/cevrimdisi')?.clone().text()).toBe('page 3');
});

test('where nothing was kept the browser says itself what is wrong', async () => {
  const { browser, go, stored } = worker;
  stored.clear();
  browser.isOnline = false;
  await expect(go('/')).rejects.toThrow('Failed to fetch');
});

test('a new worker forgets what an older one kept, and has pages asked for while it starts', async () => {
  const { tell, caches, registration } = worker;
  await tell('activate');
  expect(caches.delete.mock.calls).toEqual([['offline-0']]);
  expect(registration.navigationPreload.enable).toHaveBeenCalledOnce();
});

test('a message is shown, one of a kind at a time, whatever came', async () => {
  const { tell, shown } = worker;
  const said = { title: 'Örnek', body: 'Siparişin onaylandı.', tag: 'n-7', path: '/user/info/siparisler/7' };
  await tell('push', { data: { json: () => said } });
  await tell('push', { data: null });
  const { path, ...rest } = said;
  expect(shown).toMatchObject([
    { ...rest, lang: 'tr', data: { path } },
    { title: 'ornek.com', body: '' },
  ]);
});

test('a press opens the page of the thing, in the tab that shows it or in a new one, and never another site', async () => {
  const { browser, tell, opened } = worker;
  const press = (path?: string) =>
    tell('notificationclick', {
      notification: { close: () => undefined, data: path === undefined ? null : { path } },
    });
  const focus = vi.fn();
  browser.tabs = [{ url: `${origin}/market`, focus }];
  for (const path of ['/market', '/vip', 'https://boese.test/x', '//boese.test/x', undefined])
    await press(path);
  expect(focus).toHaveBeenCalledOnce();
  expect(opened).toEqual([`${origin}/vip`, origin, origin, `${origin}/`]);
});

test('a browser whose address was taken back says its new one to the site', async () => {
  const { tell, asked, inits } = worker;
  await tell('pushsubscriptionchange', { oldSubscription: { options: {} } });
  expect(asked.at(-1)).toBe('/api/user/push-device');
  expect(inits.at(-1)).toMatchObject({
    method: 'POST',
    body: JSON.stringify({ endpoint: 'https://push/2', keys: { p256dh: 'p', auth: 'a' } }),
  });
  await tell('pushsubscriptionchange', { oldSubscription: null });
  expect(asked.filter((url) => url.startsWith('/api'))).toHaveLength(1);
});
