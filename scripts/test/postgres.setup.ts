import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { runMigrations } from '@/api/db/migrations';
import { openCluster } from '@/postgres/cluster';
import { dataFolder } from '@/supervisor/data-folder';

declare module 'vitest' {
  interface ProvidedContext {
    /** Administrator's address of the throwaway PostgreSQL; its database `template_sikke` is migrated and empty. */
    postgresUrl: string;
  }
}

/**
 * Starts one throwaway PostgreSQL for the run, the same way as `npm start` does, with a migrated database to clone; stops and
 * deletes it afterwards.
 */
export default async function startPostgres(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'sikke-test-'));
  chmodSync(folder, 0o711);
  const cluster = await openCluster(dataFolder(['--data', join(folder, 'data')]), { isThrowaway: true });
  const url = cluster.url.replace(/[^/]+$/, 'postgres');
  await makeTemplate(url);
  project.provide('postgresUrl', url);
  // A worker is killed where it stands: what it made for as long as it lives goes with the run.
  process.env.SIKKE_RUN_FOLDER = folder;
  return async () => {
    await cluster.stop();
    // Where root alone may enter the folder, the cluster lies elsewhere.
    for (const place of [dirname(cluster.data), folder]) rmSync(place, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('create database template_sikke');
  await client.end();
  await runMigrations(url.replace(/postgres$/, 'template_sikke'));
}
