import { getPriority } from 'node:os';
import { Writable } from 'node:stream';
import { eq } from 'drizzle-orm';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { headContentSchema } from '@/contract/books';
import { listChildren } from '../../scripts/kill-nine/list-children';
import { temporaryApi } from '../../supervisor/programs';
import { isAlive } from '../../system/process-alive';
import type { Deps } from '../context';
import { maintenanceRuns } from '../db/schema/maintenance-runs';
import { recurringRuns } from '../db/schema/recurring-runs';
import { users } from '../db/schema/users';
import { programBeside } from '../program-beside';
import { readApart, type StoppableReader } from '../read-apart';
import { closeBooks } from '../services/books/close-books';
import { scheduleRun } from '../services/jobs/schedule-run';
import { readerOf } from '../services/maintenance/reader-of';
import { StoppedEarly } from '../stopped-early';
import { createTestApp, type TestApp } from '../testing/app.fixture';
import { makeJobsDue, runJobs } from '../testing/jobs.fixture';
import { makeBuyer } from '../testing/orders.fixture';
import { type ApiProcess, startApi } from '../testing/process.fixture';
import { reconcileLedger } from './reconcile-ledger';

let site: TestApp;
let program: string;
let reader: StoppableReader;
let deps: Deps;
let logged: readonly string[];
const started: ApiProcess[] = [];
beforeAll(async () => {
  site = await createTestApp();
  program = programBeside('read-books', (await temporaryApi()).main);
  await makeBuyer(site, 100);
});
beforeEach(() => {
  const lines: string[] = [];
  logged = lines;
  const log = pino(new Writable({ write: (line, _, done) => done(void lines.push(String(line))) }));
  reader = readApart({ databaseUrl: site.database.url, program });
  deps = { ...site.deps, books: reader, log };
});
afterEach(() => reader.stop());
afterAll(async () => {
  for (const { child } of started) child.kill('SIGKILL');
  await site.close();
});

/** Keeps every proof at the audit log, of which nothing else reads this table, until it is let go. */
async function hold(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: site.database.url });
  await client.connect();
  await client.query('begin; lock table audit_heads in access exclusive mode');
  return () => client.end();
}

async function untilHeld(): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%audit_heads%'`;
  await vi.waitUntil(async () => (await site.database.pool.query(waiting)).rowCount === 1, {
    timeout: 30_000,
  });
}

const childrenOf = (pid: number | undefined) => listChildren(pid ?? 0, /read-books/);
const untilGone = (pid: number) => vi.waitUntil(() => !isAlive(pid), { timeout: 30_000 });
const jobs = async () =>
  (
    await site.database.pool.query(
      "select * from graphile_worker.jobs where task_identifier = 'reconcile_books'",
    )
  ).rows;
const lastRun = async () =>
  (await site.deps.db.select().from(recurringRuns).where(eq(recurringRuns.name, 'reconcile_books')))[0];

describe('the proof of the books', () => {
  test('is made by another process, which gives way to this one and is gone when it has answered', async () => {
    const letGo = await hold();
    const proved = reconcileLedger(deps);
    await untilHeld();
    const [child = 0, ...others] = childrenOf(process.pid);
    expect(others).toEqual([]);
    expect(getPriority(child)).toBeGreaterThan(getPriority());
    expect((await site.call('GET', '/init')).status).toBe(200);
    await letGo();
    await proved;
    expect(isAlive(child)).toBe(false);
    expect(logged.join('')).toMatch(/"event":"books_agree","users":1,"lines":1.*"event":"audit_whole"/s);
  });

  test('says and notes what it finds as it would here', async () => {
    await site.deps.db.update(users).set({ point: 101 });
    await expect(reconcileLedger(deps)).rejects.toThrow('the books of 1 members do not agree');
    expect(logged.join('')).toContain('the lines sum up to 100, the balance is 101');
    const [noted] = await site.deps.db.select().from(maintenanceRuns);
    expect(noted).toMatchObject({ kind: 'reconcile', lastError: expect.stringContaining('1 books') });
    await site.deps.db.update(users).set({ point: 100 });
    expect(await reader.prove()).toEqual(await readerOf(site.deps.db).prove());
  });

  test('fails where its process is killed: that is a line in the log, stands among the runs, and the next run comes', async () => {
    const letGo = await hold();
    await scheduleRun(site.deps.db, 'reconcile_books', 0);
    const ran = runJobs(site, deps);
    await untilHeld();
    for (const child of childrenOf(process.pid)) process.kill(child, 'SIGKILL');
    await ran;
    await letGo();
    const problem = 'the process that reads the books ended (SIGKILL)';
    expect(await lastRun()).toMatchObject({ failures: 1, lastError: problem });
    expect(logged.join('')).toMatch(/"event":"clock_failed","task":"reconcile_books"/);
    expect(await jobs()).toMatchObject([{ attempts: 0, last_error: null, locked_at: null }]);
    await makeJobsDue(site);
    await runJobs(site, deps);
    expect(await lastRun()).toMatchObject({ failures: 0, lastError: null });
  });

  test('that cannot reach the database fails with what the database said, and with nobody’s data', async () => {
    const lost = readApart({ databaseUrl: 'postgres://kimse:gizli@127.0.0.1:9/yok', program });
    const error = await lost.prove().catch((reason: unknown) => reason);
    expect(error).toMatchObject({
      cause: { code: 'ECONNREFUSED' },
      message: expect.stringContaining('Failed query'),
    });
    expect(String(error)).not.toContain('gizli');
  });

  test('ends where its reader is stopped, which reads nothing after', async () => {
    const letGo = await hold();
    const proved = reader.prove().catch((reason: unknown) => reason);
    await untilHeld();
    const [child = 0] = childrenOf(process.pid);
    await reader.stop();
    expect(isAlive(child)).toBe(false);
    expect(await proved).toBeInstanceOf(StoppedEarly);
    await letGo();
    await expect(reader.prove()).rejects.toThrow(StoppedEarly);
  });
});

test('the books of a day are closed with the digests that this process would find, from the first row on and from a head on', async () => {
  const head = await closeBooks(deps);
  const { books } = headContentSchema.parse(JSON.parse(head?.content ?? ''));
  expect(books).toEqual(await readerOf(site.deps.db).digest());
  await makeBuyer(site, 7);
  const since = await reader.digest(books);
  expect(since).toEqual(await readerOf(site.deps.db).digest(books));
  expect(since.ledger.rows).toBe(books.ledger.rows + 1);
});

describe('an API', () => {
  /** It proves the books when it starts. */
  async function startProving(): Promise<{ readonly api: ApiProcess; readonly child: number }> {
    const api = await startApi({ DATABASE_URL: site.database.url });
    started.push(api);
    await api.base;
    await untilHeld();
    const [child = 0] = childrenOf(api.child.pid);
    expect(isAlive(child)).toBe(true);
    return { api, child };
  }

  test('that is stopped ends the proof, which is no failure and begins again at once elsewhere', async () => {
    const letGo = await hold();
    const before = await lastRun();
    const { api, child } = await startProving();
    api.child.kill('SIGTERM');
    expect(await api.ended).toBe(0);
    expect(isAlive(child)).toBe(false);
    await letGo();
    expect(await lastRun()).toEqual(before);
    expect(await jobs()).toMatchObject([{ attempts: 0, locked_at: null, last_error: null }]);
    const soonest = new Date((await jobs())[0]?.run_at).getTime();
    expect(soonest).toBeLessThan(Date.now() + 60_000);
    expect(api.lines.join('')).not.toContain('clock_failed');
  });

  test('that is killed takes it along', async () => {
    const letGo = await hold();
    const { api, child } = await startProving();
    api.child.kill('SIGKILL');
    await untilGone(child);
    await letGo();
  });
});
