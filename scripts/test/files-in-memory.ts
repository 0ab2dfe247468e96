import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '@/system/process-alive';

const prefix = 'sikke-tests-';

interface Options {
  /** A file system in memory; that of Linux unless given. */
  readonly memory?: string;
  readonly environment?: NodeJS.ProcessEnv;
  /** Bytes that it and the machine must have left; several times what a whole run needs unless given. */
  readonly room?: number;
}

/**
 * Makes the temporary folder of this process and of all that it starts one in memory, where the machine has one with room and `TMPDIR` names none yet. It goes with the process; what
 * killed runs left is removed first. Hundreds of databases that live for seconds then wait for no disk (docs/adr/467).
 */
export function keepFilesInMemory({
  memory = '/dev/shm',
  environment = process.env,
  room = 8 * 2 ** 30,
}: Options = {}): void {
  if (environment.TMPDIR !== undefined || !existsSync(memory)) return;
  removeLeft(memory);
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, freemem()) < room) return;
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder);
  // A database server runs under an account of its own, and enters.
  chmodSync(folder, 0o711);
  environment.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}

function removeLeft(memory: string): void {
  for (const name of readdirSync(memory)) {
    const pid = name.startsWith(prefix) ? Number(name.slice(prefix.length)) : Number.NaN;
    if (Number.isInteger(pid) && !isAlive(pid)) rmSync(join(memory, name), { recursive: true, force: true });
  }
}
