import { createHash } from 'node:crypto';
import { importRows } from '../services/import/import-file';
import { kindOfName } from '../services/import/kinds';
import { readContent, toContentError } from './read-content';
import type { SeedTransaction } from './seed-world';

/** The files of the demo, in the order an operator would import them: what others name comes first. */
export const contentFiles = [
  ...[
    'sponsors-1',
    'sponsors-2',
    'sponsors',
    'sponsor-tracking',
    'games',
    'earn-rules',
    'vip-tiers',
    'news',
    'market',
  ],
  ...['special-odds', 'special-odds-moved', 'special-odds-results', 'raffles', 'schedule'],
  ...['events', 'wager-events', 'tournaments'],
] as const;

/**
 * Puts the demo's content in by the import of operators, each file by the clock of the day it was written: a year of events can only have been
 * announced before it. Throws with file and line where a row is refused.
 */
export async function importContent(tx: SeedTransaction, now: number): Promise<void> {
  for (const name of contentFiles) {
    const kind = kindOfName(name);
    if (kind === null) throw new Error(`no kind of import is called as the file ${name}`);
    const { rows, writtenAt } = readContent(name, now);
    const options = { kind, rows, apply: true, now: writtenAt, ids: secretsOf(name) };
    const { isWritten, problems } = await importRows(tx, options);
    if (!isWritten) throw toContentError(name, problems);
  }
}

/** Of many, one by which the demo's player wins prizes in several draws and falls out of one: each state can be looked at. */
const luck = 14;

/** Secrets of draws that are the same at every seeding. */
function secretsOf(name: string) {
  let count = 0;
  const secret = () => {
    count += 1;
    return createHash('sha256').update(`sikke-demo:${name}:${luck}:${count}`).digest('base64url');
  };
  return { secret };
}
