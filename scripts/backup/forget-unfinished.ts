import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { hasCode } from '@/system/problem';

/** The end of the name that a backup has until it is whole: the process that writes it. */
export const unfinishedEnd = (pid: number) => `.unfinished-${pid}`;

/** A backup that is being written was written to just now; a day later nobody does. */
const agedMs = 24 * 3_600_000;

/** Removes what backups that were killed left in a folder a day ago or longer; such a file may hold secrets. `now` in milliseconds since 1970. */
export async function forgetUnfinished(folder: string, now: number): Promise<void> {
  for (const name of await namesIn(folder)) {
    if (!/\.unfinished-\d+$/.test(name)) continue;
    const { mtimeMs } = await stat(join(folder, name)).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > agedMs) await rm(join(folder, name), { force: true });
  }
}

async function namesIn(folder: string): Promise<readonly string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    // The backup makes its folder, or says why it cannot.
    if (hasCode(error, 'ENOENT', 'ENOTDIR', 'EACCES')) return [];
    throw error;
  }
}
