import { existsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Check } from './examined';
import { type Finding, ok, warning, wrong } from './finding';

const [least, little] = [500, 2_000];

/** The room on the disk of the data folder. */
export const checkRoom: Check = async ({ dataFolder }) => {
  const { bavail, bsize } = await statfs(nearest(dataFolder));
  return [judgeRoom((bavail * bsize) / 1_000_000)];
};

/** What there is to say of so many free megabytes. */
export function judgeRoom(free: number): Finding {
  const said = `${(free / 1_000).toFixed(1)} GB are free for database, pictures and pages`;
  if (free < least) return wrong(`${said}: make room now, PostgreSQL stops where there is none.`);
  return free < little
    ? warning(`${said}: make room, a backup needs as much as the database.`)
    : ok(`${said}.`);
}

function nearest(folder: string): string {
  return existsSync(folder) ? folder : nearest(dirname(folder));
}
