import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { postToLedger } from '@/api/services/ledger/post-to-ledger';
import { makeUser } from '@/api/testing/accounts.fixture';
import { createTestApp, type TestApp } from '@/api/testing/app.fixture';
import { createTestDatabase } from '@/api/testing/database.fixture';
import { startCommand } from '../testing/command.fixture';
import { temporaryFolder } from '../testing/launch.fixture';
import { writeArchive } from './write-archive';

/** Rows of a kilobyte each, and the most that a command may hold while it copies them. */
const many = inject('isAtScale') ? 200_000 : 10_000;
const mostBytes = 400 * 1024 * 1024;

const made = temporaryFolder('sikke-commands-');
const file = join(made.folder, 'site.tar.gz');
let api: TestApp;
let member: string;
beforeAll(async () => {
  api = await createTestApp();
  member = await makeUser(api, 'oyuncu');
  await api.deps.db.execute(sql`insert into notifications (user_id, kind, params)
    select ${member}, 'phone_verified', jsonb_build_object('text', repeat(md5(n::text), 30)) from generate_series(1, ${many}::int) n`);
});
afterAll(async () => {
  await api.close();
  made.remove();
});

const earn = (at: number) =>
  api.deps.db.transaction((tx) =>
    postToLedger(
      { tx, clock: api.clock },
      { userId: member, amount: 1, reason: 'task', idempotencyKey: `earned:${at}` },
    ),
  );
const run = (name: 'backup' | 'restore', url: string, ...args: readonly string[]) =>
  startCommand(name, [...args, '--data', made.folder], { DATABASE_URL: url });

test('npm run backup copies one moment while members earn, and npm run restore gives its books back, both in little memory', async () => {
  const target = await createTestDatabase();
  try {
    await target.disconnect();
    await earn(0);
    let isOver = false;
    const earning = (async () => {
      for (let at = 1; !isOver; at += 1) await earn(at);
    })();
    const backup = await run('backup', api.database.url, file).ended;
    isOver = true;
    await earning;
    expect(backup).toMatchObject({ code: 0, errors: '' });
    expect(backup.output).toContain(file);
    expect(backup.mostBytes).toBeLessThan(mostBytes);

    const killed = run('restore', target.url, file);
    await untilCopying(target.url);
    killed.kill('SIGKILL');
    expect((await killed.ended).code).toBeNull();
    await untilNobody(target.url);
    const source = await stored(api.database.url);
    expect(await stored(target.url)).toEqual({ ...source, notices: 0, lines: 0 });

    const restore = await run('restore', target.url, file).ended;
    expect(restore).toMatchObject({ code: 0, errors: '' });
    expect(restore.output).toContain('all agree');
    expect(restore.mostBytes).toBeLessThan(mostBytes);
    const { lines = 0, ...there } = (await stored(target.url)) ?? {};
    expect(there).toEqual({ notices: many, keys: source?.keys });
    expect(lines).toBeGreaterThan(0);
    expect(lines, 'what was earned after its moment').toBeLessThan(source?.lines ?? 0);
  } finally {
    await target.close().catch(() => undefined);
  }
});

test('a backup that is killed leaves no file of its name and the site as it was; the next one is whole, and a day later what was left is gone', async () => {
  const folder = join(made.folder, 'killed');
  const target = join(folder, 'site.tar.gz');
  const before = await stored(api.database.url);
  // It waits for this table, half way through the database.
  await withClient(api.database.url, async (client) => {
    await client.query('begin');
    await client.query('lock table notifications in access exclusive mode');
    const killed = run('backup', api.database.url, target);
    await untilWorking(api.database.url, 'backup', "wait_event_type = 'Lock'", true);
    killed.kill('SIGKILL');
    expect((await killed.ended).code).toBeNull();
  });
  await untilWorking(api.database.url, 'backup', 'true', false);
  const left = readdirSync(folder);
  expect(left).toEqual([expect.stringMatching(/^site\.tar\.gz\.unfinished-\d+$/)]);

  expect(await run('backup', api.database.url, target).ended).toMatchObject({ code: 0, errors: '' });
  expect(await stored(api.database.url)).toEqual(before);
  expect(readdirSync(folder).sort()).toEqual(['site.tar.gz', ...left]);
  const aged = new Date(Date.now() - 25 * 3_600_000);
  utimesSync(join(folder, left[0] ?? ''), aged, aged);
  const next = await run('backup', api.database.url, join(folder, 'sonra.tar.gz')).ended;
  expect(next).toMatchObject({ code: 0, errors: '' });
  expect(readdirSync(folder).sort()).toEqual(['site.tar.gz', 'sonra.tar.gz']);
});

test('a command that cannot do it ends with 1 and one sentence, and changes nothing', async () => {
  const bytes = readFileSync(file);
  const damaged = join(made.folder, 'damaged.tar.gz');
  writeFileSync(damaged, Buffer.from(bytes).fill(7, 6000, 6010));
  const target = await createTestDatabase();
  await target.db.execute(sql`insert into settings (key, value) values ('main', '{}')`);
  await target.disconnect();
  const ended = await Promise.all([
    run('backup', api.database.url, join(file, 'below.tar.gz')).ended,
    run('restore', target.url, damaged).ended,
    run('restore', target.url, file).ended,
  ]);
  const kept = await ask(target.url, 'select key from settings');
  await target.close().catch(() => undefined);
  expect(ended.map(({ code, output }) => [code, output])).toEqual(ended.map(() => [1, '']));
  const [unwritable, broken, full] = ended.map(({ errors }) => errors);
  expect(unwritable).toMatch(/^The backup .* cannot be written: .*\n$/);
  expect(broken).toMatch(/^.*damaged.tar.gz is damaged.*\n$/);
  expect(full).toMatch(/^The database is not empty.*\n$/);
  expect(kept).toEqual([{ key: 'main' }]);
  const nothing = async () => Promise.reject(new Error('is not asked'));
  await expect(writeArchive(file, nothing)).rejects.toThrow(/is there already/);
  expect(readFileSync(file).equals(bytes)).toBe(true);
  expect(readdirSync(made.folder).sort()).toEqual(['damaged.tar.gz', 'killed', 'site.tar.gz']);
});

/** What a database holds, and how many foreign keys watch over it. */
async function stored(url: string) {
  const [row] = await ask<{ notices: number; lines: number; keys: number }>(
    url,
    `select (select count(*)::int from notifications) as notices, (select count(*)::int from coin_ledger) as lines,
      (select count(*)::int from pg_constraint where contype = 'f') as keys`,
  );
  return row;
}

/** Waits until a restore has begun to fill a table. */
const untilCopying = (url: string) => untilWorking(url, 'restore', "query ilike 'copy%'", true);

/** Waits until the server has noticed that the restore is gone. */
const untilNobody = (url: string) => untilWorking(url, 'restore', 'true', false);

async function untilWorking(
  url: string,
  command: 'backup' | 'restore',
  which: string,
  isThere: boolean,
): Promise<void> {
  const query = `select from pg_stat_activity where datname = current_database() and application_name = '${command} of sikke' and ${which}`;
  await withClient(url, (client) =>
    expect
      .poll(async () => (await client.query(query)).rowCount !== 0, { timeout: 120_000, interval: 5 })
      .toBe(isThere),
  );
}

function ask<Row extends pg.QueryResultRow>(url: string, query: string): Promise<Row[]> {
  return withClient(url, async (client) => (await client.query<Row>(query)).rows);
}

/** No connection of the product: a restore refuses a database that one has open. */
async function withClient<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
