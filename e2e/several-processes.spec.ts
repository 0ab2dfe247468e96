import { randomInt, randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { type DatabaseHandle, openDatabase } from '../api/db/client';
import { sponsors } from '../api/db/schema/sponsors';
import { users } from '../api/db/schema/users';
import { postToLedger } from '../api/services/ledger/post-to-ledger';
import { goodPassword, registration } from '../api/testing/accounts.fixture';
import { addSponsor } from '../api/testing/content.fixture';
import { addItem, arenaItem } from '../scripts/kill-nine/arena';
import { verdictOn } from '../scripts/kill-nine/verdict';
import type { Promises } from '../scripts/kill-nine/writer';
import { keepAsking } from './support/keep-asking';
import { type SeveralProcesses, startSeveralProcesses } from './support/several-processes';
import { shownAt } from './support/shown-at';

/**
 * What `npm start` runs where there are cores for several processes of the site and of the API (docs/adr/300): the programs themselves, under what an
 * operator does to them. The other journeys have one process of each.
 */
/** Only ends what hangs: new processes take long to come up where a machine is busy. */
const comeUp = { timeout: 120_000 } as const;
const sent = { connection: 'close' } as const;
const requests = /^sikke_http_requests_total\{.*route="\/sponsor(?:lar|s)".*\} (\d+)/m;

let product: SeveralProcesses;
let database: DatabaseHandle;

test.beforeAll(async () => {
  product = await startSeveralProcesses();
  database = openDatabase({ url: product.databaseUrl, maxConnections: 2 });
  await addItem(database);
  await addSponsor(database.db, { slug: 'nartane' });
});
test.afterAll(async () => {
  await database?.close();
  await product?.stop();
});
test.beforeEach(() => expect.poll(() => product.isWhole(), comeUp).toBe(true));

/** As a browser of somebody with an address of their own writes, on a connection of its own. */
function write(origin: string, path: string, body: unknown, more: Readonly<Record<string, string>> = {}) {
  const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return fetch(`${origin}/api/${path}`, {
    method: 'POST',
    headers: { ...sent, ...own, ...more },
    body: JSON.stringify(body),
  });
}

const read = (path: string, more: Readonly<Record<string, string>> = {}, origin = product.siteUrl) =>
  fetch(`${origin}${path}`, { headers: { ...sent, ...more }, redirect: 'manual' });

const fromSomewhere = () => ({ 'x-forwarded-for': `10.${[1, 2, 3].map(() => randomInt(250)).join('.')}` });
const cookieOf = (answer: Response) => answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';

/** A member with Sikke, and the cookie of their login. */
async function newMember(): Promise<{ readonly name: string; readonly cookie: string }> {
  const name = `uye${randomUUID().slice(0, 8)}`;
  const answer = await write(product.siteUrl, 'register', registration(name), fromSomewhere());
  expect(answer.status).toBe(200);
  const [member] = await database.db.select({ id: users.id }).from(users).where(eq(users.username, name));
  const posting = { userId: member?.id ?? '', amount: 1_000_000, reason: 'adjustment' } as const;
  await database.db.transaction((tx) =>
    postToLedger({ tx, clock: { now: Date.now } }, { ...posting, idempotencyKey: `arena:${name}` }),
  );
  return { name, cookie: cookieOf(answer) };
}

const orderSchema = z.object({ data: z.object({ id: z.string() }) });

/**
 * Orders once, under a key of its own, and writes down what was answered. The site never repeats a write: a member who is told that the API is away presses once more,
 * which sends the same key.
 */
async function order(cookie: string, promises: Promises): Promise<Response> {
  const key = randomUUID();
  const path = `market/${arenaItem.slug}/orders`;
  const body = { expected_price: arenaItem.price };
  const press = () => write(product.siteUrl, path, body, { cookie, 'idempotency-key': key });
  const first = await press();
  const answer = first.status === 503 ? await press() : first;
  if (answer.ok)
    promises.set(key, { of: 'order', id: orderSchema.parse(await answer.clone().json()).data.id });
  return answer;
}

/** As `kill -9` would: it is gone, and another one has come. */
async function replaced(part: 'site' | 'api'): Promise<void> {
  const [victim = 0, other] = product.processes(part);
  process.kill(victim, 'SIGKILL');
  const left = () => product.processes(part).filter((pid) => pid !== victim);
  await expect.poll(left, comeUp).toHaveLength(2);
  expect(left()).toContain(other);
  await expect.poll(() => product.isWhole(), comeUp).toBe(true);
}

test('both processes of the site answer at its port, and both of the API at theirs', async () => {
  const many = (one: () => Promise<Response>) => Promise.all(Array.from({ length: 20 }, one));
  const haveAnswered = async (part: 'site' | 'api', one: () => Promise<Response>) => {
    const answers = await many(one);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    return (await product.figures(part, requests)).every((count) => (count ?? 0) > 0);
  };
  await expect.poll(() => haveAnswered('site', () => read('/sponsorlar'))).toBe(true);
  const askApi = () => read('/sponsors', product.apiHeaders, product.apiUrl);
  await expect.poll(() => haveAnswered('api', askApi)).toBe(true);
});

test('a process of either that is killed costs a reader one connection at most, and another takes its place', async () => {
  const { cookie } = await newMember();
  const asks = [() => read('/sponsorlar'), () => read('/api/sponsors'), () => read('/api/user', { cookie })];
  const reader = keepAsking(asks, { cuts: 1 });
  for (const part of ['site', 'api'] as const) {
    const before = reader.outcome().answered;
    await replaced(part);
    expect(reader.outcome().answered).toBeGreaterThan(before);
  }
  await reader.stop();
  expect(reader.outcome().failed).toEqual([]);
});

test('SIGUSR2 puts a new one in the place of each of the four, and meanwhile no read is lost, and each order is there once', async () => {
  const { cookie } = await newMember();
  const promises: Promises = new Map();
  const all = () => [...product.processes('site'), ...product.processes('api')];
  const before = all();
  expect(before).toHaveLength(4);
  const askers = [
    keepAsking([() => read('/sponsorlar'), () => read('/market'), () => read('/api/sponsors')]),
    keepAsking([() => read('/api/user', { cookie }), () => order(cookie, promises)]),
  ];
  product.renew();
  await expect
    .poll(() => all().map((pid) => before.includes(pid)), comeUp)
    .toEqual([false, false, false, false]);
  await expect.poll(() => product.isWhole(), comeUp).toBe(true);
  await Promise.all(askers.map((one) => one.stop()));
  expect(askers.flatMap((one) => one.outcome().failed)).toEqual([]);
  expect(promises.size).toBeGreaterThan(0);
  expect(await verdictOn(database.db, promises)).toMatchObject({ lost: 0, duplicated: 0, faults: [] });
});

test('both processes of the site are told of a change of the database', async () => {
  const doors = product.ownDoors();
  expect(doors).toHaveLength(2);
  for (const name of ['Birinci Site', 'Ikinci Site']) {
    await database.db.update(sponsors).set({ name }).where(eq(sponsors.slug, 'nartane'));
    await shownAt(doors, name);
  }
});

test('a login at one process of the site is one at the other, and so are wrong passwords', async () => {
  const { name } = await newMember();
  const [one = '', other = ''] = product.ownDoors();
  const cookie = cookieOf(
    await write(one, 'login', { email: name, password: goodPassword }, fromSomewhere()),
  );
  for (const door of [one, other])
    expect(await (await read('/api/user', { cookie }, door)).text()).toContain(name);

  const address = fromSomewhere();
  const guess = async (door: string) =>
    (await write(door, 'login', { email: name, password: 'Yanlis-Parola7' }, address)).status;
  for (let at = 0; at < 5; at += 1) expect(await guess(one)).toBe(401);
  expect(await guess(other)).toBe(429);
});
