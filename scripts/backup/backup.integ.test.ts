import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { maintenanceRuns } from '@/api/db/schema/maintenance-runs';
import { goodPassword, logInAs } from '@/api/testing/accounts.fixture';
import type { TestApp } from '@/api/testing/app.fixture';
import { newPicture } from '@/api/testing/claims.fixture';
import { createTestDatabase } from '@/api/testing/database.fixture';
import { createSeededApp } from '@/api/testing/seeded-app.fixture';
import { loginAnswerSchema } from '@/contract/account';
import { openCluster } from '@/postgres/cluster';
import { launch, temporaryFolder } from '../testing/launch.fixture';
import { checkArchive } from './check-archive';
import { makeBackup } from './make-backup';
import { checkBackup } from './restore-backup';
import { restoreIntoDatabase } from './restore-into-database';
import { restoreIntoFolder } from './restore-into-folder';
import { listSequences, listTables } from './tables';
import { writeArchive } from './write-archive';

const passphrase = 'on iki harften uzun';
const secrets = {
  SESSION_PASSWORD: 'test-session-of-at-least-32-characters',
  UPSTREAM_JWT_SECRET: 'test-secret-of-at-least-32-characters',
  CLIENT_ID: 'test-client-of-some-length',
  REVALIDATE_SECRET: 'test-revalidate-of-32-characters-more',
  VAULT_KEY: 'test-vault-of-at-least-32-characters',
  VAPID_KEY: 'a'.repeat(43),
  SEED_PASSWORD: goodPassword,
  SETUP_TOKEN: 'test-setup-of-at-least-32-characters',
};
const made = temporaryFolder('sikke backup ');
const file = join(made.folder, 'backups', 'site.tar.gz');
const clock = { now: () => Date.parse('2026-11-23T12:00:00Z') };
let api: TestApp;
beforeAll(async () => {
  api = await createSeededApp();
});
afterAll(async () => {
  await api.close();
  made.remove();
});

/** What each table holds and where each sequence stands; what maintenance notes of itself is no part of it. */
async function fingerprint(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const tables: Record<string, unknown> = {};
    for (const { schema, name } of await listTables(client)) {
      const { rows } = await client.query(
        `select count(*), md5(string_agg(md5(t::text), '' order by md5(t::text))) from ${schema}.${name} t`,
      );
      if (!['maintenance_runs', 'recurring_runs'].includes(name) && schema === 'public')
        tables[name] = rows[0];
    }
    const sequences = (await listSequences(client)).filter(({ schema }) => schema === 'public');
    const { rows: rules } = await client.query(
      `select conname, pg_get_constraintdef(oid) from pg_constraint where contype = 'f' union all
       select tgname, tgenabled::text from pg_trigger where not tgisinternal order by 1, 2`,
    );
    const members = await client.query('select t::text as member from users t order by username_fold');
    return { tables, sequences, rules, members: members.rows };
  } finally {
    await client.end();
  }
}

/** What a data folder's database holds, read while no clock of a site goes on in it. */
async function fingerprintAtRest(folder: string) {
  const cluster = await openCluster(folder);
  try {
    return await fingerprint(cluster.url);
  } finally {
    await cluster.stop();
  }
}

test('a site comes back from its one file in another folder: every row, the books, a login, a picture, and who was logged in', async () => {
  const token = await logInAs(api, 'oyuncu');
  const picture = await newPicture(api, token);
  const before = await fingerprint(api.database.url);
  const report = await makeBackup({ databaseUrl: api.database.url, file, secrets, passphrase, clock });
  expect(report.rows).toBeGreaterThan(1000);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(made.folder, 'backups'))).toEqual(['site.tar.gz']);

  const folder = join(made.folder, 'restored');
  // What a restore left behind that was killed.
  mkdirSync(`${folder}.restoring-1`);
  const { proof, keptAt } = await restoreIntoFolder(await checkBackup(file, passphrase), {
    folder,
    replace: false,
    clock,
  });
  expect({ faults: proof.faults, keptAt }).toEqual({ faults: [], keptAt: null });
  expect(readdirSync(made.folder).filter((name) => name.includes('restoring'))).toEqual([]);

  expect(await fingerprintAtRest(folder)).toEqual(before);

  const site = await launch({ dataFolder: folder, args: ['--api-only'] });
  try {
    await site.says(/API is ready/);
    const ask = (path: string, options: RequestInit = {}) =>
      fetch(`${site.apiUrl}${path}`, {
        ...options,
        headers: { 'X-Client-Id': secrets.CLIENT_ID, 'Content-Type': 'application/json', ...options.headers },
      });
    const shown = await ask(`/media/${picture}`, { headers: { Authorization: `Bearer ${token}` } });
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
    const body = JSON.stringify({ email: 'oyuncu', password: goodPassword });
    const login = await ask('/login', { method: 'POST', body });
    expect(loginAnswerSchema.parse(await login.json()).token).not.toBe('');
  } finally {
    site.kill('SIGTERM');
    await site.exitCode;
  }
});

describe('a restore that cannot be says so in one sentence', () => {
  const changed = (name: string, change: (bytes: Buffer) => Buffer) => {
    const other = join(made.folder, name);
    writeFileSync(other, change(readFileSync(file)));
    return other;
  };

  test.each<[string, RegExp, (bytes: Buffer) => Buffer]>([
    ['cut short', /cut short|no manifest/, (bytes) => bytes.subarray(0, bytes.length - 400)],
    ['cut in half', /cut short|no manifest/, (bytes) => bytes.subarray(0, bytes.length / 2)],
    ['with a changed byte', /damaged/, (bytes) => bytes.fill((bytes[5000] ?? 0) ^ 1, 5000, 5001)],
    ['that is none', /damaged, or no backup/, () => Buffer.from('no backup')],
  ])('a file %s', async (name, sentence, change) => {
    await expect(checkBackup(changed(name, change), passphrase)).rejects.toThrow(sentence);
  });

  test('a passphrase that is wrong or not given, and a file that is missing', async () => {
    await expect(checkBackup(file, 'another passphrase')).rejects.toThrow(/not the one/);
    await expect(checkBackup(file, null)).rejects.toThrow(/sealed/);
    await expect(checkBackup(`${file}.none`, passphrase)).rejects.toThrow(/cannot be read/);
  });

  test('one of another version, and one whose content is not what its manifest says', async () => {
    const { manifest } = await checkArchive(file);
    const { entries: _, ...contents } = { ...manifest, secrets: 'none' as const };
    const other = join(made.folder, 'other-version');
    await writeArchive(other, async () => ({
      ...contents,
      database: { ...contents.database, migrations: [1] },
    }));
    await expect(checkBackup(other, null)).rejects.toThrow(/made by Sikke .* not those of this version/);
    expect(readFileSync(file).includes(secrets.VAULT_KEY)).toBe(false);
  });

  test('a folder that holds something, which stays', async () => {
    const folder = join(made.folder, 'taken');
    mkdirSync(folder);
    writeFileSync(join(folder, 'mine'), 'mine');
    const order = { folder, replace: false, clock };
    await expect(restoreIntoFolder(await checkBackup(file, passphrase), order)).rejects.toThrow(/not empty/);
    expect(readdirSync(folder)).toEqual(['mine']);
    expect(existsSync(`${folder}.restoring-${process.pid}`)).toBe(false);
  });
});

test('behind a DATABASE_URL: all or nothing, never over what is there without a copy of it, and never while the site runs', async () => {
  const target = await createTestDatabase();
  const folder = join(made.folder, 'own-database');
  mkdirSync(folder);
  const order = { databaseUrl: target.url, folder, replace: false, clock };
  try {
    const backup = await checkBackup(file, passphrase);
    const empty = await fingerprint(target.url);

    const { manifest } = backup.archive;
    const tables = manifest.database.tables.map((table) => ({ ...table, rows: table.rows + 1 }));
    const short = { ...manifest, database: { ...manifest.database, tables } };
    const wrong = { ...backup, archive: { ...backup.archive, manifest: short } };
    await expect(restoreIntoDatabase(wrong, order)).rejects.toThrow(/other rows/);
    expect(await fingerprint(target.url)).toEqual(empty);

    const { proof, keptAt } = await restoreIntoDatabase(backup, order);
    expect({ faults: proof.faults, keptAt }).toEqual({ faults: [], keptAt: null });
    const source = await fingerprint(api.database.url);
    expect(await fingerprint(target.url)).toEqual(source);
    expect(JSON.parse(readFileSync(join(folder, 'secrets.json'), 'utf8'))).toEqual(secrets);

    await expect(restoreIntoDatabase(backup, order)).rejects.toThrow(/not empty/);
    await target.db.execute(sql`update users set telegram_verified_at = now()`);
    await expect(restoreIntoDatabase(backup, { ...order, replace: true })).rejects.toThrow(/runs on this/);
    await target.disconnect();
    const again = await restoreIntoDatabase(backup, { ...order, replace: true });
    expect(await fingerprint(target.url)).toEqual(source);
    expect((await checkArchive(again.keptAt ?? '')).manifest.database.ledgerHead).toEqual(
      manifest.database.ledgerHead,
    );
  } finally {
    await target.close().catch(() => undefined);
  }
});

const disk = join(made.folder, 'disk');
mkdirSync(disk);
const isMounted = mountSmall(disk, 128);
afterAll(() => {
  if (isMounted) execFileSync('umount', ['--lazy', disk]);
});

test('what was ended in the middle leaves no file', async () => {
  const stop = new AbortController();
  const ending = {
    now: () => {
      stop.abort(new Error('ended'));
      return clock.now();
    },
  };
  const order = { databaseUrl: api.database.url, secrets, passphrase: null, signal: stop.signal };
  const folder = join(made.folder, 'ended');
  await expect(makeBackup({ ...order, clock: ending, file: join(folder, 'site.tar.gz') })).rejects.toThrow(
    'ended',
  );
  expect(readdirSync(folder)).toEqual([]);
});

// Only who may mount a small disk of their own can fill one; elsewhere this says nothing.
test.skipIf(!isMounted)('a disk that is full is one sentence, leaves no file, and is noted', async () => {
  const order = { databaseUrl: api.database.url, secrets, passphrase: null, clock };
  const full = makeBackup({ ...order, file: join(disk, 'site.tar.gz') });
  await expect(full).rejects.toThrow(/cannot be written: ENOSPC/);
  expect(readdirSync(disk)).toEqual([]);
  const [noted] = await api.database.db
    .select()
    .from(maintenanceRuns)
    .where(eq(maintenanceRuns.kind, 'backup'));
  expect(noted?.lastError).toMatch(/ENOSPC/);
  expect(noted?.figures.rows).toBeGreaterThan(1000);
});

function mountSmall(folder: string, kilobytes: number): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${kilobytes}k`, 'tmpfs', folder], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
