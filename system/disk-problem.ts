import { rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode, StartProblem } from './problem';

/** A disk that is full, or may not be written: nothing starts on it, and everything does once it is as it should be. */
export class DiskProblem extends StartProblem {}

/** What PostgreSQL asks for at once: a file of its log. */
const leastBytes = 16 * 1_048_576;

/** Does something that needs the disk of a folder. Where that fails and the disk is why, it rejects with a `DiskProblem` that says so. */
export async function namingDisk<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw findDiskProblem(folder) ?? error;
  }
}

/** What is wrong with the disk of a folder, found by writing to it; null where nothing is. */
export function findDiskProblem(folder: string): DiskProblem | null {
  const file = join(folder, `.disk-${process.pid}`);
  try {
    writeFileSync(file, 'x');
    rmSync(file);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize < leastBytes ? full(folder) : null;
  } catch (error) {
    if (hasCode(error, 'ENOSPC', 'EDQUOT')) return full(folder);
    return hasCode(error, 'EROFS') ? readOnly(folder) : null;
  }
}

function full(folder: string): DiskProblem {
  return new DiskProblem(`The disk of ${folder} is full: make room there.`);
}

function readOnly(folder: string): DiskProblem {
  return new DiskProblem(`The disk of ${folder} is read-only: see what the system says of it (dmesg).`);
}
