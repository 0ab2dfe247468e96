import { createHash } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { StartProblem } from '@/system/problem';
import { say } from '@/system/progress';
import { canEnter, isRoot, type RunAccount, unprivilegedAccount } from './account';
import { nativeFolder } from './binaries';

/** Where a cluster lives and who runs it. `account` is null when we run PostgreSQL as ourselves. */
export interface ClusterHome {
  readonly data: string;
  readonly log: string;
  readonly native: string;
  readonly account: RunAccount | null;
  /** Whether an earlier start has made the cluster: then a missing data folder is a loss, not a beginning. */
  readonly wasMade: boolean;
}

/** Places that an ordinary account can enter even when the clone lies where only root can. */
const sharedPlace = '/var/lib/sikke';

const recordSchema = z.object({ folder: z.string(), dataFolder: z.string() });

/**
 * Finds or prepares the place of the cluster that belongs to `dataFolder` (`.data`). It lies in there, unless we are root
 * and the unprivileged account cannot go there: then below /var/lib/sikke, and `.data/postgres.json` says so.
 */
export function clusterHome(dataFolder: string): ClusterHome {
  const recorded = recordedFolder(dataFolder);
  const native = nativeFolder();
  if (!isRoot()) return homeAt(recorded ?? join(dataFolder, 'postgres'), native, null, recorded !== null);
  if (recorded !== null) return reopened(recorded, native);
  const account = unprivilegedAccount();
  const programs = reachablePrograms(native, account);
  const inside = prepared(join(dataFolder, 'postgres'), account);
  const folder = canEnter(account, inside) ? inside : outsideFolder(dataFolder, account);
  return homeAt(folder, programs, account, false);
}

/** Remembers, after the cluster was made, where it is. What is written already is left: a disk that has become full in the meantime would take it away. */
export function recordHome(dataFolder: string, home: ClusterHome): void {
  const [path, text] = [
    recordPath(dataFolder),
    `${JSON.stringify({ folder: dirname(home.data), dataFolder }, null, 2)}\n`,
  ];
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  const unfinished = `${path}.${process.pid}`;
  writeFileSync(unfinished, text);
  renameSync(unfinished, path);
}

function homeAt(folder: string, native: string, account: RunAccount | null, wasMade: boolean): ClusterHome {
  return { data: join(folder, 'data'), log: join(folder, 'postgres.log'), native, account, wasMade };
}

/** As root, a cluster that an ordinary user has made is run under that user. */
function reopened(folder: string, native: string): ClusterHome {
  const data = join(folder, 'data');
  const owner = existsSync(data) ? statSync(data) : null;
  const account =
    owner !== null && owner.uid !== 0 ? { uid: owner.uid, gid: owner.gid } : unprivilegedAccount();
  return homeAt(folder, reachablePrograms(native, account), account, true);
}

function reachablePrograms(native: string, account: RunAccount): string {
  return canEnter(account, join(native, 'bin')) ? native : copiedPrograms(native);
}

function prepared(folder: string, account: RunAccount): string {
  mkdirSync(folder, { recursive: true, mode: 0o711 });
  chownSync(folder, account.uid, account.gid);
  return folder;
}

/** A folder below /var/lib/sikke; one left behind by a deleted `.data` is put aside, never opened and never removed. */
function outsideFolder(dataFolder: string, account: RunAccount): string {
  const key = createHash('sha256').update(dataFolder).digest('hex').slice(0, 16);
  const folder = join(sharedPlace, key);
  if (existsSync(join(folder, 'data'))) {
    const aside = `${folder}.kept-${Date.now()}`;
    renameSync(folder, aside);
    say(`  A database of an earlier ${dataFolder} was kept at ${aside}`);
  }
  return prepared(folder, account);
}

/** PostgreSQL's programs where the unprivileged account can run them, copied once per version. */
function copiedPrograms(native: string): string {
  const version = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(native, '..', 'package.json'), 'utf8'))).version;
  const target = join(sharedPlace, `programs-${version}-${process.arch}`);
  if (existsSync(target)) return target;
  mkdirSync(sharedPlace, { recursive: true, mode: 0o755 });
  const unfinished = `${target}.${process.pid}`;
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(unfinished, target);
  } catch (error) {
    // Another start has copied the same version in the meantime.
    rmSync(unfinished, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
  return target;
}

/** Where an earlier start has put the cluster of this data folder, or null. Throws `StartProblem` when the record is unreadable. */
export function recordedFolder(dataFolder: string): string | null {
  if (!existsSync(recordPath(dataFolder))) return null;
  const record = recordSchema.safeParse(parseJson(readFileSync(recordPath(dataFolder), 'utf8')));
  if (!record.success) {
    throw new StartProblem(
      `${recordPath(dataFolder)} is not readable: restore it from a backup; it says where the database lies.`,
    );
  }
  const isInside = record.data.folder === join(record.data.dataFolder, 'postgres');
  if (isInside) return join(dataFolder, 'postgres');
  refuseCopy(record.data, dataFolder);
  return record.data.folder;
}

/** Two copies of one clone must not open one cluster; a clone that was moved may. */
function refuseCopy(record: z.infer<typeof recordSchema>, dataFolder: string): void {
  if (record.dataFolder === dataFolder || !existsSync(recordPath(record.dataFolder))) return;
  throw new StartProblem(
    `${dataFolder} is a copy of ${record.dataFolder} and points to the same database: remove ${recordPath(dataFolder)} here to begin with an own one.`,
  );
}

function recordPath(dataFolder: string): string {
  return join(dataFolder, 'postgres.json');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
