import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { request } from 'undici';
import { openDatabase } from '@/api/db/client';
import { runMigrations } from '@/api/db/migrations';
import { openCluster } from '@/postgres/cluster';
import { dataFolder } from '@/supervisor/data-folder';
import { forgetOperator } from '@/supervisor/operator-variables';
import { freePort } from '@/system/ports';
import { apiProcess } from './kill-nine/api-process';
import { addItem, addMember, arenaItem } from './kill-nine/arena';
import { fillYears, ofOneYear } from './many-years/fill';
import { readProcessorMs } from './many-years/processor';

/**
 * `npm run many-years [-- --times 100]`: what the API answers on a year of the demo so many times over (what is filled: `many-years/fill.ts`). Prints rows and
 * sizes of the tables, and of each answer what it costs of a core, which a busy machine does not change, and how long it took, asked one after another.
 */
forgetOperator(process.env);
const at = process.argv.indexOf('--times');
const times = at === -1 ? 100 : Number(process.argv[at + 1]);
const parent = mkdtempSync(join(tmpdir(), 'sikke-years-'));
chmodSync(parent, 0o711);
const cluster = await openCluster(dataFolder(['--data', join(parent, 'data')]));
/** How often each thing is asked for. */
const asked = 200;
const clientId = randomBytes(16).toString('hex');
const api = apiProcess(await freePort(), {
  DATABASE_URL: cluster.url,
  UPSTREAM_JWT_SECRET: randomBytes(32).toString('base64url'),
  CLIENT_ID: clientId,
});
try {
  await runMigrations(cluster.url);
  await addItem(openDatabase({ url: cluster.url, maxConnections: 1 }));
  await fill();
  await api.start();
  await ask();
} finally {
  await api.kill();
  await cluster.stop();
  rmSync(parent, { recursive: true, force: true });
}
process.exit();

async function fill(): Promise<void> {
  const client = new pg.Client({ connectionString: cluster.url });
  client.on('error', () => undefined);
  await client.connect();
  const begun = performance.now();
  await fillYears(client, times);
  say(`filled in ${Math.round((performance.now() - begun) / 1_000)} s`);
  for (const table of Object.keys(ofOneYear)) {
    const { rows } = await client.query<{ count: string; whole: string; indexes: string }>(
      `select count(*), pg_size_pretty(pg_total_relation_size($1)) as whole, pg_size_pretty(pg_indexes_size($1)) as indexes from ${table}`,
      [table],
    );
    const [row] = rows;
    say(`${table}: ${row?.count} rows, ${row?.whole}, of it indexes ${row?.indexes}`);
  }
  await client.end();
}

async function ask(): Promise<void> {
  const database = openDatabase({ url: cluster.url, maxConnections: 1 });
  const asSite = { 'x-client-id': clientId };
  const token = await addMember(database, api.base, { name: 'olcum', headers: asSite });
  const asMember = { ...asSite, authorization: `Bearer ${token}` };
  const get = (path: string, headers: Record<string, string>) => () => once('GET', path, headers);
  await timed('a member’s orders, beside what an API does first with so much', get('/user/orders', asMember));
  say(
    `it had done that after ${await untilRested()} s more, with ${readersSeconds()} s of a core beside the API`,
  );
  await timed('a page of the leaders of the month', get('/leaders/coins/month', asSite));
  await timed('a page of the leaders of all times', get('/leaders/coins/all', asSite));
  await timed('a member’s statement', get('/user/ledger', asMember));
  await timed('a member’s orders', get('/user/orders', asMember));
  await timed('an order', () =>
    once(
      'POST',
      `/market/${arenaItem.slug}/orders`,
      { ...asMember, 'content-type': 'application/json', 'idempotency-key': randomUUID() },
      JSON.stringify({ expected_price: arenaItem.price }),
    ),
  );
  await database.close();
}

/** Waits until the API and what it has started do nothing by themselves: the books are digested and proved when it starts. Answers how many seconds that took. */
async function untilRested(): Promise<number> {
  const begun = performance.now();
  const withReaders = () => readProcessorMs(api.pid(), true);
  for (let before = withReaders(); ; ) {
    await delay(2_000);
    const now = withReaders();
    if (now - before < 100) return Math.round((performance.now() - begun) / 1_000);
    before = now;
  }
}

/** What the processes that read the books took, which are no part of what an answer costs the API. */
function readersSeconds(): number {
  return Math.round((readProcessorMs(api.pid(), true) - cost().api) / 1_000);
}

async function once(
  method: 'GET' | 'POST',
  path: string,
  headers: Record<string, string>,
  body: string | null = null,
): Promise<number> {
  const { statusCode, body: answer } = await request(`${api.base}${path}`, { method, headers, body });
  await answer.dump();
  return statusCode;
}

async function timed(name: string, work: () => Promise<number>): Promise<void> {
  const took: number[] = [];
  const statuses = new Set<number>();
  await work();
  const before = cost();
  for (let nth = 0; nth < asked; nth += 1) {
    const begun = performance.now();
    statuses.add(await work());
    took.push(performance.now() - begun);
  }
  const after = cost();
  took.sort((one, other) => one - other);
  const each = (ms: number) => `${(ms / asked).toFixed(2)} ms`;
  say(
    `${name}: ${each(after.api - before.api)} of a core for the API, ${each(after.database - before.database)} for PostgreSQL; median ${took[asked / 2]?.toFixed(1)} ms, slowest ${took.at(-1)?.toFixed(1)} ms; status ${[...statuses].join()}`,
  );
}

function cost() {
  return { api: readProcessorMs(api.pid()), database: readProcessorMs(cluster.pid, true) };
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
