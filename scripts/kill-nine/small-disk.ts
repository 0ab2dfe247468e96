import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

/** A disk of its own, in memory, that can be full. */
export interface SmallDisk {
  /** Leaves no byte of it free; what was given back since the last time, too. */
  fill(): Promise<void>;
  /** Gives the room back. */
  empty(): void;
  /** Whether it may be written from now on; false where the system refuses the change, as long as a file of it is open for writing. */
  makeWritable(isWritable: boolean): boolean;
  /** Leaves nothing of it behind. */
  unmount(): void;
}

/** Mounts one at a folder, which is made; null for who may not mount, and where there is no such disk. */
export function mountSmallDisk(folder: string, mebibytes: number): SmallDisk | null {
  mkdirSync(folder, { recursive: true });
  if (!succeeds('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder])) return null;
  chmodSync(folder, 0o711);
  const ballast = join(folder, 'ballast');
  return {
    fill: () => fillUp(ballast),
    empty: () => rmSync(ballast, { force: true }),
    makeWritable: (isWritable) => succeeds('mount', ['-o', `remount,${isWritable ? 'rw' : 'ro'}`, folder]),
    unmount: () => void succeeds('umount', ['--lazy', folder]),
  };
}

async function fillUp(path: string): Promise<void> {
  const file = await open(path, 'a').catch(() => null);
  try {
    const some = Buffer.alloc(1_048_576);
    while (file !== null) await file.write(some);
  } catch {
    // Full.
  } finally {
    await file?.close();
  }
}

function succeeds(program: string, args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
