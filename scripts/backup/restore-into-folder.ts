import { existsSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Clock } from '@/api/context';
import type { Proved } from '@/api/services/maintenance/prove-and-record';
import { openCluster } from '@/postgres/cluster';
import { clusterHome, recordedFolder, recordHome } from '@/postgres/home';
import { runningPostmaster } from '@/postgres/postmaster';
import { dataFolder } from '@/supervisor/data-folder';
import { refuseWhileRunning, takeInstanceLock } from '@/supervisor/instance-lock';
import { keepSecrets } from '@/supervisor/secrets';
import { hasCode, StartProblem } from '@/system/problem';
import { type Restorable, restoreDatabase } from './restore-backup';

interface FolderOrder {
  readonly folder: string;
  /** Puts aside what the folder holds; otherwise it must be empty. */
  readonly replace: boolean;
  readonly clock: Clock;
  readonly signal?: AbortSignal;
}

/**
 * Restores a backup into a data folder with an embedded database. All of it is made beside the folder and takes its place by one rename; what was there is
 * kept. Throws `StartProblem` where the folder is in use, or holds something and may not be replaced; it is then as it was.
 */
export async function restoreIntoFolder(
  backup: Restorable,
  { folder, replace, clock, signal }: FolderOrder,
): Promise<{ readonly proof: Proved; readonly keptAt: string | null }> {
  assertFree(folder, replace);
  if (backup.secrets === null)
    throw new StartProblem('This backup holds no secrets: restore it behind a DATABASE_URL, beside its own.');
  await clearAbandoned(folder);
  const staging = dataFolder(['--data', `${folder}.restoring-${process.pid}`]);
  const lock = takeInstanceLock(staging, 'a restore');
  try {
    const proof = await filled(staging, backup, clock, signal);
    keepSecrets(staging, backup.secrets);
    signal?.throwIfAborted();
    assertFree(folder, replace);
    lock.release();
    return { proof, keptAt: swapped(staging, folder, clock) };
  } catch (error) {
    lock.release();
    await removed(staging);
    throw error;
  }
}

async function filled(staging: string, backup: Restorable, clock: Clock, signal?: AbortSignal) {
  const cluster = await openCluster(staging);
  try {
    const options = signal === undefined ? {} : { signal };
    return await restoreDatabase(backup, { databaseUrl: cluster.url, clock, ...options });
  } finally {
    await cluster.stop();
  }
}

function assertFree(folder: string, replace: boolean): void {
  if (!existsSync(folder)) return;
  refuseWhileRunning(folder);
  const recorded = recordedFolder(folder);
  if (recorded !== null && runningPostmaster(join(recorded, 'data')) !== null)
    throw new StartProblem(`A database still runs in ${folder}: start Sikke there and stop it in order.`);
  if (replace || readdirSync(folder).length === 0) return;
  throw new StartProblem(
    `${folder} is not empty: name another folder with --data, or put aside what it holds with --replace.`,
  );
}

/** What was there goes aside, what was made comes in. */
function swapped(staging: string, folder: string, { now }: Clock): string | null {
  const keptAt = existsSync(folder) && readdirSync(folder).length > 0 ? `${folder}.kept-${now()}` : null;
  try {
    if (keptAt !== null) renameSync(folder, keptAt);
    else if (existsSync(folder)) rmdirSync(folder);
    renameSync(staging, folder);
  } catch (error) {
    if (keptAt !== null && existsSync(keptAt) && !existsSync(folder)) renameSync(keptAt, folder);
    if (!hasCode(error, 'EBUSY', 'EXDEV', 'EACCES', 'EPERM')) throw error;
    throw new StartProblem(
      `${folder} cannot be replaced (is it a disk of its own?): restore into a folder below it.`,
    );
  }
  recordHome(folder, clusterHome(folder));
  return keptAt;
}

/** What a restore left behind that was killed: its database may still run. */
async function clearAbandoned(folder: string): Promise<void> {
  const beginning = `${basename(folder)}.restoring-`;
  if (!existsSync(dirname(folder))) return;
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(beginning)) continue;
    const staging = join(dirname(folder), name);
    refuseWhileRunning(staging);
    await removed(staging);
  }
}

async function removed(staging: string): Promise<void> {
  const place = recordedFolder(staging) ?? join(staging, 'postgres');
  if (runningPostmaster(join(place, 'data')) !== null) await openCluster(staging).then(({ stop }) => stop());
  for (const gone of [place, staging]) rmSync(gone, { recursive: true, force: true });
}
