import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, type DatabaseHandle, openDatabase } from '@/api/db/client';
import { runMigrations } from '@/api/db/migrations';
import { openReplica, type Replica } from '@/api/db/replica';
import { createTestApp, mount, type TestApp } from '@/api/testing/app.fixture';
import { addSponsor } from '@/api/testing/content.fixture';
import { logPositionHeader } from '@/contract/live';
import { type Cluster, openCluster } from '@/postgres/cluster';
import { temporaryFolder } from '@/scripts/testing/launch.fixture';
import { type Standby, startStandby } from './standby';

const made = temporaryFolder('sikke-replica-');
const patience = { timeout: 60_000, interval: 50 };
let cluster: Cluster;
let standby: Standby;
let primary: DatabaseHandle;
let replica: Replica;
let api: TestApp;
let site: Pick<TestApp, 'call'>;
beforeAll(async () => {
  const folder = join(made.folder, 'data');
  mkdirSync(folder, { mode: 0o711 });
  cluster = await openCluster(folder);
  await runMigrations(cluster.url);
  primary = openDatabase({ url: cluster.url });
  await addSponsor(primary.db, { slug: 'nartane', name: 'Önce' });
  standby = await startStandby(cluster, folder);
  replica = openReplica({ url: standby.url, primary });
  api = await createTestApp();
  site = mount({ ...api.deps, db: primary.db, replica });
});
afterAll(async () => {
  await replica?.close();
  await primary?.close();
  await api?.close();
  await standby?.stop();
  await cluster?.stop();
  made.remove();
});

async function isCopy(db: Pick<Database, 'execute'> | null): Promise<boolean | null> {
  if (db === null) return null;
  const { rows } = await db.execute<{ is: boolean }>(sql`select pg_is_in_recovery() as is`);
  return rows[0]?.is ?? null;
}
const rename = (name: string) => primary.db.execute(sql`update sponsors set name = ${name}`);
const show = async (position?: string) => {
  const headers = position === undefined ? {} : { [logPositionHeader]: position };
  return (await site.call('GET', '/sponsors', { headers })).text();
};

test('a replica answers who knows of no change that it lacks, never who knows of one, and one that is away costs nobody an answer', async () => {
  const first = await replica.position();
  await vi.waitFor(async () => expect(await isCopy(await replica.atLeast(first))).toBe(true), patience);

  await standby.pause();
  await rename('Sonra');
  const later = await replica.position();
  expect(await replica.atLeast(later)).toBeNull();
  // Who knows nothing of the change may be shown what was before it, which also says that it is the replica that answers.
  expect(await show(first)).toContain('Önce');
  expect(await show(later)).toContain('Sonra');
  expect(await show()).toContain('Sonra');
  expect(await show('nowhere')).toContain('Sonra');

  await standby.resume();
  await vi.waitFor(async () => expect(await isCopy(await replica.atLeast(later))).toBe(true), patience);
  expect(await show(later)).toContain('Sonra');

  const held = await replica.atLeast(later);
  expect(await held?.transaction((tx) => isCopy(tx))).toBe(false);
  await standby.stop();
  expect(await isCopy(held)).toBe(false);
  expect(await show(later)).toContain('Sonra');
  expect(await replica.atLeast(later)).toBeNull();
});
