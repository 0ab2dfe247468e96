import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { eq } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { changeTags } from '../db/change-tags';
import { contentChanges } from '../db/schema/content-changes';
import { sponsors } from '../db/schema/sponsors';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { addBanner, addSponsor } from '../testing/content.fixture';
import { startAnnouncing } from './announce-changes';
import { startHearing } from './hear-changes';

const secret = 'a-revalidation-secret-of-forty-characters';

interface Told {
  readonly tags: readonly string[];
  readonly changes: Readonly<Record<string, readonly number[]>>;
  readonly isSigned: boolean;
}

let api: TestApp;
let site: Server;
let told: Told[];
let status: number;
let job: { stop(): Promise<void> } | null;
beforeEach(async () => {
  [api, told, status, job] = [await createTestApp(), [], 200, null];
  site = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray()).toString();
    const signature = createHmac('sha256', secret)
      .update(`${request.headers['x-sikke-timestamp']}.${body}`)
      .digest('hex');
    const isSigned = request.headers['x-sikke-signature'] === signature;
    told.push({ ...JSON.parse(body), isSigned });
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
});
afterEach(async () => {
  await job?.stop();
  site.close();
  await api.close();
});

function start() {
  const log = pino({ level: 'silent' });
  const address = site.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
  const deps = { ...api.deps, log, clock: { now: Date.now } };
  const jobs = [
    startHearing(deps, api.database.url),
    startAnnouncing(deps, { SITE_URL: url, REVALIDATE_SECRET: secret }),
  ];
  job = { stop: async () => void (await Promise.all(jobs.map((one) => one.stop()))) };
}

const left = async () => (await api.deps.db.select().from(contentChanges)).length;
/** What shows a sponsor: a change of one is told under each of these. */
const sponsorTags = changeTags
  .filter(({ table }) => table === 'sponsors')
  .map(({ tag }) => tag)
  .sort();
const toldTags = () => told.flatMap(({ tags }) => tags);

test('the site is told of a committed change within two seconds, signed, and what it was told of is forgotten', async () => {
  start();
  await addSponsor(api.deps.db, { slug: 'bir' });
  await vi.waitFor(() => expect(told).toMatchObject([{ tags: sponsorTags, isSigned: true }]), 2000);
  await vi.waitFor(async () => expect(await left()).toBe(0));
});

test('a call that fails for once is made again at once', async () => {
  status = 503;
  start();
  await addSponsor(api.deps.db, { slug: 'bir' });
  await vi.waitFor(() => expect(told).toHaveLength(1), 2000);
  status = 200;
  await vi.waitFor(async () => expect(await left()).toBe(0), 1500);
  expect(told).toHaveLength(2);
});

test('the site is told the numbers by which its stream told of the same changes', async () => {
  const heard = new Set<string>();
  const listening = new Promise<void>((resolve) => {
    api.deps.changes.follow((change) => {
      if (change.kind === 'gap') resolve();
      if (change.kind === 'tag') heard.add(`${change.tag} ${change.change}`);
    });
  });
  start();
  await listening;
  for (const slug of ['bir', 'iki']) await addSponsor(api.deps.db, { slug });
  await vi.waitFor(async () => expect([await left(), heard.size]).toEqual([0, 2 * sponsorTags.length]), 5000);
  const numbers = told.flatMap(({ changes }) =>
    Object.entries(changes).flatMap(([tag, some]) => some.map((number) => `${tag} ${number}`)),
  );
  expect(numbers.sort()).toEqual([...heard].sort());
});

test('nobody is told of a change that was rolled back, of one that touched no row, or of a counted view', async () => {
  await addBanner(api.deps.db, { bannerId: 'bir' });
  await api.deps.db.delete(contentChanges);
  await api.deps.db
    .transaction(async (tx) => {
      await tx.update(sponsors).set({ name: 'x' });
      await addSponsor(tx, { slug: 'iki' });
      throw new Error('no');
    })
    .catch(() => undefined);
  await api.deps.db.update(sponsors).set({ name: 'x' }).where(eq(sponsors.slug, 'nobody'));
  await api.call('GET', '/api/bc/banners/bir/view');
  expect(await left()).toBe(0);
});

test('changes made while the site is away are told once it is back, each tag once', async () => {
  status = 503;
  start();
  for (const slug of ['bir', 'iki', 'uc']) await addSponsor(api.deps.db, { slug });
  await addBanner(api.deps.db, { bannerId: 'bir' });
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(0), 5000);
  expect(await left()).toBe(3 * sponsorTags.length + 1);
  [told.length, status] = [0, 200];
  await vi.waitFor(async () => expect(await left()).toBe(0), 5000);
  expect(toldTags()).toEqual(['popups', ...sponsorTags].sort());
});

test('a site that refuses for good is not asked again', async () => {
  status = 422;
  start();
  await addSponsor(api.deps.db, { slug: 'bir' });
  await vi.waitFor(async () => expect([told.length, await left()]).toEqual([1, 0]), 5000);
});

test('a database connection that is cut is made again, and no change is lost', async () => {
  start();
  await addSponsor(api.deps.db, { slug: 'bir' });
  await vi.waitFor(() => expect(told).toHaveLength(1), 5000);
  await api.database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sikke-listen' and datname = current_database()",
  );
  await addSponsor(api.deps.db, { slug: 'iki' });
  await vi.waitFor(() => expect(told).toHaveLength(2), 5000);
});
