import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { bonusHunts } from '@/api/db/schema/bonus-hunts';
import { notifications } from '@/api/db/schema/notifications';
import { users } from '@/api/db/schema/users';
import { startHearing } from '@/api/jobs/hear-changes';
import { goodPassword, makeUser, storedUser } from '@/api/testing/accounts.fixture';
import { addHunt } from '@/api/testing/streamed.fixture';
import { callMethods } from '@/lib/bff/answer-call';
import { TestBrowser } from '@/lib/bff/browser.fixture';
import { type RealUpstream, startRealUpstream } from '@/lib/bff/real-upstream.fixture';
import { followChanges } from '@/lib/upstream/follow-changes';
import { listen } from '../ask.fixture';
import { createFront } from '../front';
import { type Listener, listenTo } from './listener.fixture';
import { createLive, type Live } from './live';
import { createOwnSite } from './own-site';

let upstream: RealUpstream;
/** The API as a process of its own would answer: it can be killed and come back at its port. */
let api: Server;
let apiPort: number;
let hearing: { stop(): Promise<void> };
/** The site: its calls stand for Next's, which are proved with each of them. */
let pages: Server;
let front: Server;
let live: Live;
let port: number;
const expired: string[] = [];
/** Which database each connection was to. */
const databases: string[] = [];
const listeners: Listener[] = [];

const serveApi = () => createServer(getRequestListener(upstream.api.app.fetch));
beforeAll(async () => {
  vi.stubEnv('REVALIDATE_SECRET', 'a-revalidation-secret-of-forty-characters');
  upstream = await startRealUpstream();
  api = serveApi();
  apiPort = await listen(api);
  vi.stubEnv('UPSTREAM_URL', `http://127.0.0.1:${apiPort}`);
  await addHunt(upstream.api.deps.db, { slug: 'av', state: 'collecting', collectBalance: null });
  hearing = startHearing(upstream.api.deps, upstream.api.database.url);
  pages = createServer(async (req, res) => {
    if (req.method === 'POST') {
      const { tags }: { tags: string[] } = JSON.parse(Buffer.concat(await req.toArray()).toString());
      expired.push(...tags);
      res.end('{}');
      return;
    }
    const answer = await upstream.api.call('GET', (req.url ?? '').replace(/^\/api/, ''));
    res.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
  });
  const pagesPort = await listen(pages);
  live = createLive({
    site: createOwnSite(`http://127.0.0.1:${pagesPort}`),
    follow: (following) =>
      followChanges({ ...following, onPast: () => undefined, onDatabase: (id) => databases.push(id) }),
  });
  front = createFront((req, res) => live.answer(req, res), {
    trustedHops: 0,
    securityHeaders: [],
    onFailure: () => undefined,
  });
  port = await listen(front);
  await vi.waitFor(async () => expect((await join('hunt:av')).status).toBe(200), 10_000);
});
afterEach(() => {
  for (const listener of listeners.splice(0)) listener.leave();
});
afterAll(async () => {
  live.close();
  for (const server of [front, pages, api]) {
    server.closeAllConnections();
    server.close();
  }
  await hearing.stop();
  await upstream.close();
});

async function join(topics: string, browser?: TestBrowser): Promise<Listener> {
  const cookie = [...(browser?.cookies ?? [])].map(([name, value]) => `${name}=${value}`).join('; ');
  const listener = await listenTo(port, topics, cookie ? { cookie } : {});
  listeners.push(listener);
  return listener;
}

/** What the reader has in the end: all of the last snapshot, or what a change of the title said after it. */
const said = ({ messages }: Listener) => JSON.stringify(messages.at(-1) ?? null);
const rename = (title: string) =>
  upstream.api.deps.db.update(bonusHunts).set({ title }).where(eq(bonusHunts.slug, 'av'));
const shows = (listener: Listener, text: string) =>
  vi.waitFor(() => expect(said(listener)).toContain(text), 15_000);

async function logIn(name: string): Promise<TestBrowser> {
  const browser = new TestBrowser();
  const body = { email: name, password: goodPassword };
  expect((await browser.visit(callMethods('login').POST, 'POST', { body })).status).toBe(200);
  return browser;
}

test('a commit is on the stream at once, after its pages’ tag expired; what is rolled back never is', async () => {
  const reader = await join('hunt:av');
  await shows(reader, 'snapshot');
  await upstream.api.deps.db
    .transaction(async (tx) => {
      await tx.update(bonusHunts).set({ title: 'geri alınan' });
      throw new Error('no');
    })
    .catch(() => undefined);
  const begun = performance.now();
  await rename('Gece avı');
  await shows(reader, 'Gece avı');
  expect(performance.now() - begun).toBeLessThan(10_000);
  expect(expired).toContain('bonus-hunts');
  expect(JSON.stringify(reader.messages)).not.toContain('geri alınan');
});

test('a listener of the database that is cut, and an API that is killed and comes back, leave everybody with the final state', async () => {
  const reader = await join('hunt:av');
  await shows(reader, 'snapshot');
  await upstream.api.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sikke-listen' and datname = current_database()",
  );
  await rename('Kopukken');
  await shows(reader, 'Kopukken');
  api.closeAllConnections();
  await new Promise((resolve) => api.close(resolve));
  await rename('API yokken');
  api = serveApi();
  await new Promise<void>((resolve) => api.listen(apiPort, '127.0.0.1', resolve));
  expect((api.address() as AddressInfo).port).toBe(apiPort);
  await shows(reader, 'API yokken');
  await rename('API dönünce');
  await shows(reader, 'API dönünce');
  expect([databases.length > 1, new Set(databases).size]).toEqual([true, 1]);
});

test('a member hears of their own balance and notifications and of nobody else’s; a guest of none', async () => {
  const names = ['sahip', 'komsu'];
  for (const name of names) await makeUser(upstream.api, name);
  const [own, other] = await Promise.all(names.map(async (name) => join('me', await logIn(name))));
  const guest = await join('me');
  if (!own || !other) throw new Error('two members');
  await Promise.all([shows(own, '"point":0'), shows(other, '"point":0')]);
  const id = (await storedUser(upstream.api, 'sahip'))?.id ?? '';
  await upstream.api.deps.db.update(users).set({ point: 250 }).where(eq(users.id, id));
  await shows(own, '250');
  await upstream.api.deps.db.insert(notifications).values({ userId: id, kind: 'deneme', params: {} });
  await shows(own, '"unread":1');
  expect([other.messages.length, guest.messages]).toEqual([
    1,
    [{ topic: 'me', kind: 'ended', code: 'session_ended' }],
  ]);
  for (const message of own.messages)
    expect(JSON.stringify(message)).toMatch(
      /^\{"topic":"me","version":\d,"kind":"snapshot","data":\{"point":\d+,"unread":\d\}\}$/,
    );
});

test('a member listens twelve times at a time, whichever of the own logins it is by; who else is at their address has places of their own', async () => {
  for (const name of ['cok_acan', 'yanindaki']) await makeUser(upstream.api, name);
  const [one, other, neighbour] = [
    await logIn('cok_acan'),
    await logIn('cok_acan'),
    await logIn('yanindaki'),
  ];
  const readers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => join('me,hunt:av', at % 2 ? one : other)),
  );
  expect(readers.map(({ status }) => status)).toEqual(readers.map(() => 200));
  for (const browser of [one, other]) {
    const refused = await join('me', browser);
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
  }
  expect([(await join('me', neighbour)).status, (await join('hunt:av')).status]).toEqual([200, 200]);
  readers[0]?.leave();
  await vi.waitFor(async () => expect((await join('me', one)).status).toBe(200));
});

test('a logout and a ban close the stream at once', async () => {
  for (const name of ['cikan', 'yasakli']) await makeUser(upstream.api, name);
  const leaving = await logIn('cikan');
  const [left, banned] = [await join('me', leaving), await join('me,hunt:av', await logIn('yasakli'))];
  await Promise.all([shows(left, '"point":0'), vi.waitFor(() => expect(banned.messages).toHaveLength(2))]);
  await leaving.copy().visit(callMethods('logout').POST, 'POST');
  await left.ended;
  const id = (await storedUser(upstream.api, 'yasakli'))?.id ?? '';
  await upstream.api.deps.db.update(users).set({ status: 'banned' }).where(eq(users.id, id));
  await banned.ended;
  for (const reader of [left, banned])
    expect(reader.messages.at(-1)).toEqual({ topic: 'me', kind: 'ended', code: 'session_ended' });
});

test('a token that is replaced ends no session and no stream: the stream never shows it again', async () => {
  await makeUser(upstream.api, 'yenilenen');
  const browser = await logIn('yenilenen');
  const reader = await join('me', browser);
  await shows(reader, '"point":0');
  for (let time = 0; time < 2; time += 1) {
    upstream.api.clock.advance(26 * 60_000);
    expect((await browser.visit(callMethods('refresh').POST, 'POST')).status).toBe(200);
  }
  const id = (await storedUser(upstream.api, 'yenilenen'))?.id ?? '';
  await upstream.api.deps.db.update(users).set({ point: 9 }).where(eq(users.id, id));
  await shows(reader, '9');
  expect((await browser.visit(callMethods('user').GET, 'GET')).status).toBe(200);
});
