import { readFileSync } from 'node:fs';
import { StartProblem, toSentence } from '@/system/problem';

/** Shorter ones are guessed. */
const shortest = 12;

/**
 * The passphrase of a backup's secrets: the first line of a file, or `BACKUP_PASSPHRASE`; null where neither is given. Never an argument, which every
 * user of the machine could read. Throws `StartProblem` for one that is too short.
 */
export function readPassphrase(
  file: string | undefined,
  env: Readonly<Record<string, string | undefined>>,
): string | null {
  const given = file === undefined ? env.BACKUP_PASSPHRASE : firstLine(file);
  if (given === undefined || (given === '' && file === undefined)) return null;
  if (given.length >= shortest) return given;
  throw new StartProblem(`The passphrase must have at least ${shortest} characters.`);
}

function firstLine(file: string): string {
  try {
    return readFileSync(file, 'utf8').split(/\r?\n/)[0] ?? '';
  } catch (error) {
    throw new StartProblem(`The passphrase cannot be read: ${toSentence(error)}`);
  }
}
