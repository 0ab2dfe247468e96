import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { hasCode, StartProblem } from '../system/problem';
import { birthMark, isAlive } from '../system/process-alive';

const holderSchema = z.object({ pid: z.number().int().positive(), birth: z.string(), address: z.string() });
type Holder = z.infer<typeof holderSchema>;

/** The folder is ours until released. */
interface InstanceLock {
  /** Whether a killed start left its lock behind: its children may need a moment to leave. */
  readonly tookOver: boolean;
  release(): void;
}

/**
 * Takes the folder for this process, or throws a `StartProblem` with the address of the one that runs. The lock of a
 * killed process is taken over: its id is gone, or belongs to a process that began at another time.
 */
export function takeInstanceLock(dataFolder: string, address: string): InstanceLock {
  const file = join(dataFolder, 'running.json');
  const own = JSON.stringify({ pid: process.pid, birth: birthMark(process.pid), address } satisfies Holder);
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${own}\n`);
  let tookOver = false;
  try {
    for (; !linked(draft, file); tookOver = true) removeStale(file);
  } finally {
    rmSync(draft, { force: true });
  }
  const release = () => {
    if (read(file)?.trim() === own) rmSync(file, { force: true });
  };
  return { tookOver, release };
}

/** The address at which the folder's site runs; null where it does not. */
export function runningAddress(dataFolder: string): string | null {
  const holder = parse(read(join(dataFolder, 'running.json')));
  return holder !== null && isHolding(holder) ? holder.address : null;
}

/** Refuses while another process of this folder runs; for commands that would pull the build from under it. */
export function refuseWhileRunning(dataFolder: string): void {
  const holder = parse(read(join(dataFolder, 'running.json')));
  if (holder !== null && isHolding(holder)) throw running(holder);
}

/** A hard link either is made whole or not at all, unlike a file that is opened and then written. */
function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

function removeStale(file: string): void {
  const found = read(file);
  const holder = parse(found);
  if (holder !== null && isHolding(holder)) throw running(holder);
  const aside = `${file}.stale-${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return;
    throw error;
  }
  // Somebody else took the stale lock over between our look and our rename: theirs goes back.
  if (read(aside) !== found) linked(aside, file);
  rmSync(aside, { force: true });
}

function running(holder: Holder): StartProblem {
  return new StartProblem(
    `Sikke is already running in this folder: ${holder.address} (process ${holder.pid}). Stop that one first.`,
  );
}

function isHolding(holder: Holder): boolean {
  return isAlive(holder.pid) && birthMark(holder.pid) === holder.birth;
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function parse(text: string | null): Holder | null {
  try {
    const holder = holderSchema.safeParse(JSON.parse(text ?? ''));
    return holder.success ? holder.data : null;
  } catch {
    return null;
  }
}
