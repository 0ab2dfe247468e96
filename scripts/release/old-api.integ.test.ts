import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, inject, it, vi } from 'vitest';
import { runMigrations } from '@/api/db/migrations';
import { goodPassword, registration } from '@/api/testing/accounts.fixture';
import { type ApiProcess, startApi } from '@/api/testing/process.fixture';
import { askAt } from '@/scripts/conformance/ask';
import { checkUpstream } from '@/scripts/conformance/check-upstream';
import { additions, withMigration } from './later-migration.fixture';
import { startOrdering } from './orders-under-way.fixture';
import { archiveApi, unpackApi } from './program-archive';
import { listReleases, releasesFolder } from './releases';

const password = 'Deneme-Parola-1';
const cleanups: (() => unknown)[] = [];
afterAll(async () => {
  for (let cleanup = cleanups.pop(); cleanup !== undefined; cleanup = cleanups.pop()) await cleanup();
});

const released = listReleases().map(({ version }) => version);
/** Every version whose data this one carries on, and this one as it would be released now; before a landing the newest that runs anywhere. */
const versions = inject('hasEveryRelease') ? [...released, 'these sources'] : released.slice(-1);
const archiveOf = (version: string) =>
  version === 'these sources' ? archiveApi() : readFileSync(join(releasesFolder, `${version}.tar.br`));

async function newDatabase(): Promise<string> {
  const admin = new pg.Client({ connectionString: inject('postgresUrl') });
  await admin.connect();
  const name = `released_${Math.random().toString(36).slice(2)}`;
  await admin.query(`create database ${name}`);
  await admin.end();
  return inject('postgresUrl').replace(/postgres$/, name);
}

/** Asks all the while, until it is told to stop; answers how often and what was no success. */
function keepAsking(base: string) {
  let isOver = false;
  const headers = { 'X-Client-Id': 'test-client' };
  const asked = (async () => {
    const failed: number[] = [];
    let count = 0;
    for (; !isOver; count += 1) {
      const { status } = await fetch(`${base}/${count % 2 === 0 ? 'init' : 'market'}`, { headers });
      if (status !== 200) failed.push(status);
    }
    return { count, failed };
  })();
  return () => {
    isOver = true;
    return asked;
  };
}

describe.each(versions)('the data and the API of %s', (version) => {
  it('go on, on the tables of a later version: while they change no read fails, and of the orders that are placed all the while, each repeated under its key until it is answered, none is refused, lost or doubled; every call holds after, and the later API finds all of it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'sikke-old-'));
    cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
    await unpackApi(await archiveOf(version), folder);
    const env = {
      DATABASE_URL: await newDatabase(),
      CLIENT_ID: 'test-client',
      UPSTREAM_JWT_SECRET: 'a-secret-of-tests-with-enough-letters',
      VAULT_KEY: 'a-key-of-tests-with-enough-letters-in-it',
      SEED_PASSWORD: password,
      LOG_LEVEL: 'warn',
    };
    for (const program of ['migrate', 'seed']) {
      const { status, stderr } = spawnSync(process.execPath, [join(folder, `${program}.mjs`)], {
        env: { NODE_ENV: 'production', PATH: process.env.PATH, ...env },
        encoding: 'utf8',
      });
      expect([program, status, stderr]).toEqual([program, 0, '']);
    }
    const started = async (program?: string): Promise<ApiProcess> => {
      const api = await startApi({ ...env, LOG_LEVEL: 'info' }, program);
      cleanups.push(() => api.child.kill('SIGKILL'));
      return api;
    };
    const old = await started(join(folder, 'main.mjs'));
    const base = await old.base;
    const post = (at: string, path: string, body: unknown) =>
      fetch(new URL(path, at), {
        method: 'POST',
        headers: { 'X-Client-Id': 'test-client', 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      });
    expect((await post(base, '/register', registration('once'))).status).toBe(200);
    await vi.waitUntil(() => old.lines.some((line) => line.includes('"event":"books_agree"')), {
      timeout: 60_000,
    });

    const orders = await startOrdering({
      base,
      databaseUrl: env.DATABASE_URL,
      headers: { 'X-Client-Id': 'test-client' },
      members: ['oyuncu', 'admin'],
      password,
    });
    await orders.more(10);
    const stop = keepAsking(base);
    await runMigrations(env.DATABASE_URL, withMigration(additions));
    const { count, failed } = await stop();
    expect(failed).toEqual([]);
    expect(count).toBeGreaterThan(0);
    await orders.more(10);
    expect(await orders.stop()).toMatchObject({ lost: 0, duplicated: 0, faults: [] });

    expect((await post(base, '/register', registration('sonra'))).status).toBe(200);
    // Who is of the team is asked for what a player is asked for, too.
    const held = await checkUpstream(askAt(base, 'test-client'), { user: 'admin', password });
    expect(held.filter(({ verdict }) => verdict === 'wrong')).toEqual([]);
    expect(held.filter(({ verdict }) => verdict === 'holds').length).toBeGreaterThan(100);
    old.child.kill('SIGTERM');
    await old.ended;

    // A rolling restart: an old process may have to start again after the tables have gone on.
    const again = await started(join(folder, 'main.mjs'));
    const later = await started();
    for (const api of [again, later])
      for (const email of ['once', 'sonra'])
        expect((await post(await api.base, '/login', { email, password: goodPassword })).status).toBe(200);
    expect(again.lines.join('\n')).toContain('newer version of this program');
    const found = await checkUpstream(askAt(await later.base, 'test-client'), { user: 'admin', password });
    expect(found.filter(({ verdict }) => ['wrong', 'missing'].includes(verdict))).toEqual([]);
  });
});
