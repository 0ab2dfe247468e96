import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { recordMaintenance } from '@/api/services/maintenance/record-maintenance';
import { createTestDatabase, type TestDatabase } from '@/api/testing/database.fixture';
import type { MaintenanceKind } from '@/contract/desk-system';
import { canEnter, isRoot, unprivilegedAccount } from '@/postgres/account';
import { neededConnections } from '@/postgres/needed-connections';
import { freePort } from '@/system/ports';
import { startCommand } from '../testing/command.fixture';
import { examine } from './examine';
import { toExamined } from './examined';

const dayMs = 86_400_000;
let folder: string;
let database: TestDatabase;
let ports: Record<string, string>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'sikke-doctor-'));
  database = await createTestDatabase();
  ports = { PORT: String(await freePort()), UPSTREAM_PORT: String(await freePort()), API_PROCESSES: '1' };
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What is said of an installation with these variables, a line each: its level and its sentence. */
async function said(variables: Record<string, string> = {}, at = folder): Promise<string> {
  const found = await examine(toExamined({ ...ports, DATABASE_URL: database.url, ...variables }, at));
  return found.map(({ level, says }) => `${level} ${says}`).join('\n');
}

const ran = (kind: MaintenanceKind, daysAgo: number, problem?: string) =>
  recordMaintenance(
    { db: database.db, clock: { now: () => Date.now() - daysAgo * dayMs } },
    { kind, outcome: problem === undefined ? { figures: {} } : { problem } },
  );

describe('npm run doctor', () => {
  it('finds nothing wrong with an installation that is well, and changes nothing', async () => {
    await ran('backup', 1);
    await ran('reconcile', 0);
    const env = { ...ports, DATABASE_URL: database.url, SITE_URL: 'https://a.test', TRUSTED_PROXY_HOPS: '1' };
    const ended = await startCommand('doctor', ['--data', folder], env).ended;
    expect(ended).toMatchObject({ code: 0, errors: '' });
    for (const sentence of [
      'variables fit',
      'can be written',
      'tables are those of',
      'a backup of the last two days',
    ])
      expect(ended.output).toMatch(new RegExp(`^ok .*${sentence}`, 'm'));
    expect(ended.output).toMatch(/^0 wrong, \d to be looked at, \d+ well\.$/m);
    expect(ended.output).not.toContain(new URL(database.url).password);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('names a wrong variable and what it should be, prints no secret, and ends with exit code 1', async () => {
    const secret = 'gizli-parola';
    const env = { ...ports, SESSION_PASSWORD: secret, SMTP_URL: `mysql://${secret}`, VAULT_KEY: secret };
    const ended = await startCommand('doctor', ['--data', folder], env).ended;
    expect(ended).toMatchObject({ code: 1, errors: '' });
    for (const name of ['SESSION_PASSWORD', 'SMTP_URL', 'VAULT_KEY'])
      expect(ended.output).toMatch(new RegExp(`^wrong +${name} must .*set it right`, 'm'));
    expect(ended.output).not.toContain(secret);
  });

  it.skipIf(!isRoot())('says that a data folder of another account cannot be written', async () => {
    const account = unprivilegedAccount();
    chmodSync(folder, 0o755);
    if (!canEnter(account, process.cwd())) return;
    const ended = await startCommand('doctor', ['--data', folder], ports, account).ended;
    expect(ended.code).toBe(1);
    expect(ended.output).toMatch(
      /^wrong +The data folder .* cannot be written \(EACCES\): give it to the account/m,
    );
  });

  it('says that a data folder that is none cannot be written', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, 'mine');
    expect(await said({}, file)).toMatch(/^wrong The data folder .* cannot be written \(ENOTDIR\)/m);
  });

  it('says that secrets are readable by others, or are none', async () => {
    const file = join(folder, 'secrets.json');
    writeFileSync(file, '{"SESSION_PASSWORD": "kisa"}', { mode: 0o600 });
    expect(await said()).toMatch(/^wrong .*secrets\.json is not readable as this installation's secrets/m);
    const long = 'x'.repeat(43);
    const whole = {
      SESSION_PASSWORD: long,
      UPSTREAM_JWT_SECRET: long,
      CLIENT_ID: long,
      REVALIDATE_SECRET: long,
    };
    writeFileSync(file, JSON.stringify({ ...whole, VAULT_KEY: long, VAPID_KEY: long, SEED_PASSWORD: long }));
    expect(await said()).toMatch(/^ok The secrets are whole/m);
    chmodSync(file, 0o644);
    expect(await said()).toMatch(/^wrong Others of this machine may read .*chmod 600/m);
  });

  it('says that PostgreSQL does not answer, and not by which password it was asked', async () => {
    const found = await said({ DATABASE_URL: 'postgres://sikke:gizli@127.0.0.1:9/sikke' });
    expect(found).toMatch(
      /^wrong PostgreSQL at 127\.0\.0\.1:9 does not answer \(connect ECONNREFUSED 127\.0\.0\.1:9\): start it/m,
    );
    expect(found).not.toContain('gizli');
  });

  it('says that PostgreSQL takes fewer connections than so many processes of the API can need', async () => {
    const { rows } = await database.db.execute<{ most: string }>(
      sql`select current_setting('max_connections') as most`,
    );
    const most = Number(rows[0]?.most);
    const fitting = Array.from({ length: 60 }, (_, at) => at + 1).filter((n) => neededConnections(n) <= most);
    const [fits, tooMany] = [fitting.length, fitting.length + 1];
    expect(await said({ API_PROCESSES: String(fits) })).not.toMatch(/max_connections/);
    expect(await said({ API_PROCESSES: String(tooMany) })).toMatch(
      new RegExp(
        `^wrong PostgreSQL takes ${most} connections, and ${tooMany} processes of the API can need ${neededConnections(tooMany)}: raise`,
        'm',
      ),
    );
  });

  it('says that a migration is missing, and looks no further into tables that are not its own', async () => {
    await database.db.execute(sql`delete from drizzle.__drizzle_migrations`);
    const found = await said();
    expect(found).toMatch(
      /^wrong The tables lack migrations of this version: npm start brings them up to date/m,
    );
    expect(found).not.toMatch(/backup/);
  });

  it.each([
    [undefined, undefined, /^warning There never was a backup/m],
    [3, undefined, /^warning The last backup is 3 days old: npm run backup/m],
    [9, undefined, /^wrong The last backup is 9 days old: npm run backup/m],
    [0, 'the disk is full', /^wrong The last backup failed \(the disk is full\)/m],
  ])('a backup of %s days ago (%s) is told as it is', async (days, problem, sentence) => {
    await ran('backup', 1);
    if (days === undefined) await database.db.execute(sql`delete from maintenance_runs`);
    else await ran('backup', days, problem);
    expect(await said()).toMatch(sentence);
  });

  it('says that the books did not agree, or were not proved for days', async () => {
    await ran('reconcile', 4);
    expect(await said()).toMatch(/^warning The books were proved 4 days ago/m);
    await ran('reconcile', 0, '1 books do not agree');
    expect(await said()).toMatch(
      /^wrong The books did not agree \(1 books do not agree\): npm run reconcile/m,
    );
  });

  it('says that jobs are stuck', async () => {
    expect(await said()).toMatch(/^ok No job is late/m);
    await database.db.execute(
      sql`select graphile_worker.add_job('sweep', run_at => now() - interval '1 hour', job_key => 'late')`,
    );
    expect(await said()).toMatch(/^warning Jobs are stuck: 1 are overdue/m);
  });

  it('says which port is taken, and that an upstream does not answer', async () => {
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(0, resolve));
    const address = other.address();
    const port = typeof address === 'object' ? String(address?.port) : '';
    const found = await said({ PORT: port, UPSTREAM_URL: 'http://127.0.0.1:9', CLIENT_ID: 'a-client' });
    other.close();
    expect(found).toContain(`wrong PORT ${port} is in use by another program`);
    expect(found).toMatch(/^wrong The upstream at UPSTREAM_URL does not answer/m);
  });

  it.each([
    [{ SITE_URL: 'https://a.test' }, /^wrong SITE_URL is https.*TRUSTED_PROXY_HOPS is 0/m],
    [{ TRUSTED_PROXY_HOPS: '1' }, /^warning TRUSTED_PROXY_HOPS is 1 while SITE_URL is this machine/m],
    [{ SITE_URL: 'http://a.test' }, /^warning SITE_URL is plain http/m],
    [{ UPSTREAM_URL: 'http://127.0.0.1:9' }, /^wrong UPSTREAM_URL is set and CLIENT_ID is not/m],
    [{ SMS_PROVIDER: 'netgsm' }, /^wrong SMS_PROVIDER names a service: SMS_USER/m],
    [
      { TELEGRAM_WEBHOOK_SECRET: 'x'.repeat(16) },
      /^wrong TELEGRAM_WEBHOOK_SECRET has Telegram call SITE_URL/m,
    ],
    [
      { METRICS_PORT: '19464', METRICS_HOST: '0.0.0.0' },
      /^warning METRICS_HOST is not of this machine alone/m,
    ],
    [{ METRICS_PORT: '70000' }, /^wrong METRICS_PORT must be a port number from 1 to 65335/m],
  ])('variables that do not fit each other are told: %j', async (variables, sentence) => {
    // None of these needs the database.
    expect(await said({ DATABASE_URL: 'postgres://127.0.0.1:9/none', ...variables })).toMatch(sentence);
  });
});
