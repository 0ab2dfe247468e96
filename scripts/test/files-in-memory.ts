import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@/system/process-alive';

/** A file system in memory, on Linux. */
const shared = '/dev/shm';
const prefix = 'sikke-tests-';

/** What a whole run needs, several times. */
const roomGiB = 8;

/**
 * Makes the temporary folder of this process and of all that it starts one in memory, where the machine has one with room; what it holds goes with the process. Hundreds
 * of databases that live for seconds then wait for no disk: a quarter of the time of the tests that make them (docs/adr/467). What a killed run left behind is removed.
 */
export function keepFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !hasRoom()) return;
  removeLeft();
  const folder = join(shared, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // A database server runs under an account of its own, and enters.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

function hasRoom(): boolean {
  if (!existsSync(shared)) return false;
  const { bavail, bsize } = statfsSync(shared);
  return Math.min(bavail * bsize, freemem()) > roomGiB * 2 ** 30;
}

function removeLeft(): void {
  for (const name of readdirSync(shared)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(join(shared, name), { recursive: true, force: true });
  }
}
