import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { request } from 'undici';
import { type DatabaseHandle, openDatabase } from '@/api/db/client';
import { runMigrations } from '@/api/db/migrations';
import { sponsors } from '@/api/db/schema/sponsors';
import { logPositionHeader } from '@/contract/live';
import { openCluster } from '@/postgres/cluster';
import { addItem, addMember } from '@/scripts/kill-nine/arena';
import { forgetDailyLimits, oneClaimIn } from '@/scripts/kill-nine/keyed-writes';
import { type Verdict, verdictOn } from '@/scripts/kill-nine/verdict';
import { type Promises, startWriter } from '@/scripts/kill-nine/writer';
import { startBalancer, untilAllWell } from './balancer';
import { clientId, layOut, type Stack } from './lay-out';
import { startPooler } from './pooler';
import { type Reader, startReader } from './reader';
import type { ServerProcess } from './server-process';
import { type Standby, startStandby } from './standby';
import { startWatcher } from './watcher';

/** What stands where, and how often each process is ended either way. */
export interface ManyProcesses {
  readonly folder: string;
  readonly programs: { readonly haproxy: string; readonly pgbouncer: string };
  readonly rounds: number;
  /** Where the build was made for, `http://localhost:3000`; null leaves the sites out. */
  readonly siteUrl: string | null;
  /** How many members order again and again. */
  readonly writers?: number;
  /** How long each member and each reader waits after an answer, in milliseconds; not at all unless given, which is as much as the machine can do. */
  readonly pauseMs?: number;
  /** Ends it early: it rejects once everything it started is stopped. */
  readonly signal?: AbortSignal | undefined;
  /** Told of each thing that is done. */
  readonly say?: (line: string) => void;
}

/** What came of it. */
export interface Outcome extends Verdict {
  readonly reads: number;
  readonly failedReads: readonly string[];
  /** Requests of members that got no answer and were sent again under their key. */
  readonly repeats: number;
  readonly changes: number;
  readonly slowestMs: number;
  readonly late: readonly string[];
  readonly stale: readonly string[];
  /** How often the replica has looked into a table to answer a read. */
  readonly replicaReads: number;
  /** Processes that came back with something of before they were away. */
  readonly outdated: readonly string[];
}

/**
 * Two sites and two APIs behind HAProxy, which reach PostgreSQL through pgbouncer by transactions and a replica beside it, while members order, visitors read and an editor
 * changes something again and again. Each process in turn is killed with SIGKILL and started again, and then ended with SIGTERM and started again.
 */
export async function manyProcesses(options: ManyProcesses): Promise<Outcome> {
  const { folder, programs, rounds, siteUrl, writers: writerCount = 4, say = () => undefined } = options;
  const ends: (() => Promise<unknown>)[] = [];
  try {
    const cluster = await openCluster(folder, { apiProcesses: 2 });
    ends.push(cluster.stop);
    await runMigrations(cluster.url);
    const database = openDatabase({ url: cluster.url, maxConnections: 4, patience: 10 });
    ends.push(database.close);
    const { pooler, pooledUrl } = await startPooler({
      program: programs.pgbouncer,
      folder,
      url: cluster.url,
    });
    ends.push(pooler.stop);
    const standby = await startStandby(cluster, folder);
    ends.push(standby.stop);
    const urls = { siteUrl, pooledUrl, directUrl: cluster.url, readUrl: standby.url };
    const stack = await layOut({ folder, ...urls });
    ends.push(...stack.processes.map((one) => () => one.end('SIGKILL')));
    const balancer = await startBalancer({ program: programs.haproxy, folder, balanced: stack.balanced });
    ends.push(balancer.stop);
    await fill(database);
    for (const one of stack.processes) await one.start();
    await untilAllWell(stack.balanced, options.signal);
    say('everything runs');
    return await underLoad({ ...options, say, rounds, writerCount, database, standby, ...stack });
  } finally {
    for (const end of ends.reverse()) await end().catch(() => undefined);
  }
}

async function fill(database: DatabaseHandle): Promise<void> {
  await addItem(database);
  await database.db
    .insert(sponsors)
    .values({ slug: 'nartane', name: 'Nartane 0', state: 'active', link: 'https://nartane.example/' });
}

interface Loaded extends Stack, Pick<ManyProcesses, 'rounds' | 'siteUrl' | 'signal' | 'pauseMs'> {
  readonly writerCount: number;
  readonly database: DatabaseHandle;
  readonly standby: Standby;
  readonly say: (line: string) => void;
}

async function underLoad(load: Loaded): Promise<Outcome> {
  const { processes, apis, sites, apiUrl, siteUrl, database, writerCount, rounds, say } = load;
  const { pauseMs = 0 } = load;
  const promises: Promises = new Map();
  const asSite = { 'x-client-id': clientId };
  const asVisitor = { host: new URL(siteUrl ?? apiUrl).host, accept: '*/*' };
  const shownBy = [
    ...apis.map((process) => ({ process, path: '/sponsors' })),
    ...sites.map((process) => ({ process, path: '/sponsorlar' })),
  ];
  const tokens: string[] = [];
  for (let at = 0; at < writerCount; at += 1)
    tokens.push(await addMember(database, apiUrl, { name: `uye${at}`, headers: asSite }));
  const writers = tokens.map((token) =>
    startWriter(apiUrl, token, promises, { headers: asSite, writes: oneClaimIn(50), pauseMs }),
  );
  const readers = await startReaders(load, { asSite, asVisitor });
  const watcher = startWatcher({ db: database.db, shownBy, headers: { ...asSite, ...asVisitor } });
  for (let round = 1; round <= rounds; round += 1)
    for (const signal of ['SIGKILL', 'SIGTERM'] as const)
      for (const one of processes) {
        await untilMore(promises, 10, load.signal);
        await delay(Math.random() * 300);
        await one.end(signal);
        await untilMore(promises, 10, load.signal);
        await one.start();
        // Whoever ends the other one before that has none left.
        await untilAllWell(load.balanced, load.signal);
        await forgetDailyLimits(database.db);
        const failed = readers.reduce((sum, reader) => sum + reader.outcome().failed.length, 0);
        say(
          `round ${round}: ${one.name} ended by ${signal} and started again; ${promises.size} orders and claims, ${failed} failed reads`,
        );
      }
  await untilMore(promises, 10, load.signal);
  await Promise.all([...writers, ...readers, watcher].map((one) => one.stop()));
  const replicaReads = await load.standby.reads();
  const outdated = await comeBack(load, { ...asSite, ...asVisitor });
  const repeats = writers.reduce((sum, writer) => sum + writer.repeats(), 0);
  const read = readers.map((reader) => reader.outcome());
  return {
    ...(await verdictOn(database.db, promises)),
    repeats,
    reads: read.reduce((sum, { asked }) => sum + asked, 0),
    failedReads: read.flatMap(({ failed }) => failed),
    ...watcher.outcome(),
    replicaReads,
    outdated,
  };
}

type RequestHeaders = Readonly<Record<string, string>>;

/** Of the API, and of the site, or where there is none of what the replica answers. */
async function startReaders(
  { apiUrl, siteBase, database, pauseMs = 0 }: Loaded,
  { asSite, asVisitor }: { readonly asSite: RequestHeaders; readonly asVisitor: RequestHeaders },
): Promise<Reader[]> {
  const start = (base: string, paths: readonly string[], headers: RequestHeaders) =>
    startReader(base, paths, { headers, pauseMs });
  const ofApi = start(apiUrl, ['/sponsors', '/market', '/init'], asSite);
  if (siteBase === null) {
    const asCache = { ...asSite, [logPositionHeader]: await here(database) };
    return [ofApi, start(apiUrl, ['/sponsors', '/market'], asCache)];
  }
  return [
    ofApi,
    start(siteBase, ['/sponsorlar', '/market', '/liderlik'], asVisitor),
    start(siteBase, ['/api/sponsors', '/api/site', '/sponsorlar/nartane'], asVisitor),
  ];
}

/** Where the database's log stands: what a site's cache would tell, and without a site somebody has to, for the replica to be asked at all. */
async function here({ db }: DatabaseHandle): Promise<string> {
  const { rows } = await db.execute<{ at: string }>(sql`select pg_current_wal_insert_lsn()::text as at`);
  return rows[0]?.at ?? '';
}

/** Waits until members were promised that many more writes. */
async function untilMore(promises: Promises, count: number, signal?: AbortSignal): Promise<void> {
  const enough = promises.size + count;
  while (promises.size < enough) await delay(20, undefined, { signal });
}

/** Ends each site, has another one told of a change meanwhile, and asks it for its first answer when it is back. */
async function comeBack(
  { sites, database }: Pick<Loaded, 'sites' | 'database'>,
  headers: RequestHeaders,
): Promise<string[]> {
  const outdated: string[] = [];
  const show = async ({ port }: ServerProcess) => {
    const { body } = await request(`http://127.0.0.1:${port}/sponsorlar`, { headers });
    return body.text();
  };
  for (const [at, site] of sites.entries()) {
    const other = sites[(at + 1) % sites.length];
    const name = `Nartane yokken ${site.name}`;
    await site.end('SIGTERM');
    await database.db.execute(sql`update sponsors set name = ${name}`);
    // Told, and out of the outbox: nobody will tell of it again.
    while (other && !(await show(other)).includes(name)) await delay(50);
    while (await hasUntold(database)) await delay(50);
    await site.start();
    if (!(await show(site)).includes(name)) outdated.push(site.name);
  }
  return outdated;
}

async function hasUntold({ db }: DatabaseHandle): Promise<boolean> {
  const { rows } = await db.execute(sql`select from content_changes limit 1`);
  return rows.length > 0;
}
