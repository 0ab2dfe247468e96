import { and, asc, eq, sql } from 'drizzle-orm';
import type { ContentProblem } from '@/contract/desk-problems';
import type { StreamEndQuery, StreamEndWire, StreamKind } from '@/contract/desk-stream';
import type { ServiceContext } from '../../context';
import type { Database } from '../../db/client';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { huntGuesses } from '../../db/schema/hunt-guesses';
import { type Transaction, transact } from '../../db/transact';
import { guessRows, toGuess } from '../bonus-hunts/guess-rows';
import { readHead } from '../desk-content/content-head';
import { contentKind } from '../import/content-kind';
import { endFields } from './end-fields';
import { readEntry } from './read-entry';

interface Asked extends StreamEndQuery {
  readonly kind: StreamKind;
  readonly slug: string;
}

/**
 * What an end would do, without doing it: every reason why it cannot be, and who would win what, by the order in which guesses are ranked. While
 * guesses are sealed nothing of them is told. `not_found`.
 */
export function previewEnd(
  { db, clock, ids }: Pick<ServiceContext, 'db' | 'clock' | 'ids'>,
  { kind, slug, end_balance = undefined }: Asked,
): Promise<StreamEndWire> {
  return transact(db, async (tx) => {
    const now = clock.now();
    const { id, ...entry } = await readEntry(tx, { kind, slug }, now);
    const fields = { ...(await readFields(tx, kind, slug)), ...endFields(kind, end_balance) };
    const { problems } = await contentKind(kind).run(tx, [{ line: 1, fields }], {
      ...{ apply: false, now: new Date(now), ids },
    });
    const isTold = kind === 'bonus-hunts' && end_balance !== undefined && !entry.is_guessing_open;
    return {
      version: (await readHead(tx, kind, slug)).version,
      problems: problems.map((problem): ContentProblem => ({ ...problem, line: null })),
      guess_count: entry.guess_count ?? 0,
      winners: isTold ? await findWinners(tx, id, end_balance) : [],
    };
  });
}

async function readFields(tx: Transaction, kind: StreamKind, slug: string) {
  return (await contentKind(kind).read(tx, [slug])).get(slug) ?? {};
}

async function findWinners(db: Database, id: number, endBalance: number): Promise<StreamEndWire['winners']> {
  const { prizes, winnerCount } = bonusHunts;
  const [hunt] = await db.select({ prizes, winnerCount }).from(bonusHunts).where(eq(bonusHunts.id, id));
  if (!hunt || hunt.winnerCount === 0) return [];
  const diff = sql`abs(${huntGuesses.endBalance} - ${endBalance})`;
  const nearest = await guessRows(db)
    .where(and(eq(huntGuesses.huntId, id)))
    .orderBy(diff, asc(huntGuesses.submittedAt), asc(huntGuesses.id))
    .limit(hunt.winnerCount);
  return nearest.map((row, at) => {
    const { user, end_balance } = toGuess(row);
    const place = at + 1;
    const prize = hunt.prizes.find(({ rank_from, rank_to }) => rank_from <= place && place <= rank_to);
    return { place, user, end_balance, diff: Math.abs(end_balance - endBalance), prize: prize ?? null };
  });
}
