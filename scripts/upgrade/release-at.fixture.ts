import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ApiProcess, startApi } from '@/api/testing/process.fixture';
import { openCluster } from '@/postgres/cluster';
import { unpackApi } from '@/scripts/release/program-archive';
import { releasesFolder } from '@/scripts/release/releases';
import { installationSecrets } from '@/supervisor/secrets';

/** A release that serves a data folder; runs for as long as it is asked something, and nothing of it runs after. */
export type ReleaseAt = (ask: (base: string) => Promise<unknown>) => Promise<void>;

/**
 * The archived API of a release on a data folder that is made now, in the order of its `npm start -- --empty`: the database, its tables, the API.
 * Its programs are unpacked into an empty folder, `programs`.
 */
export async function releaseAt(version: string, dataFolder: string, programs: string): Promise<ReleaseAt> {
  mkdirSync(dataFolder, { mode: 0o711 });
  await unpackApi(readFileSync(join(releasesFolder, `${version}.tar.br`)), programs);
  const { CLIENT_ID, UPSTREAM_JWT_SECRET, VAULT_KEY } = installationSecrets(dataFolder);
  return async (ask) => {
    const cluster = await openCluster(dataFolder);
    const env = { DATABASE_URL: cluster.url, CLIENT_ID, UPSTREAM_JWT_SECRET, VAULT_KEY };
    try {
      migrate(join(programs, 'migrate.mjs'), env);
      const api = await startApi({ ...env, NODE_ENV: 'production' }, join(programs, 'main.mjs'));
      await api.base.then(ask).finally(() => ended(api));
    } finally {
      await cluster.stop();
    }
  };
}

function migrate(program: string, env: Readonly<Record<string, string>>): void {
  const { status, stderr } = spawnSync(process.execPath, [program], {
    env: { NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the release does not take these tables for its own: ${stderr}`);
}

async function ended({ child, ended }: ApiProcess): Promise<void> {
  child.kill('SIGTERM');
  await ended;
}
