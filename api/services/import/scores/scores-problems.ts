import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { tournaments } from '../../../db/schema/tournaments';
import type { LinedRow } from '../kind';
import { lockRows } from '../lock-rows';
import { parts } from '../parts';
import { type ImportProblem, type Refusal, refuse, toProblem } from '../problem';
import { parseSlug, type ScoreRow } from './scores-row';
import { storedScores } from './scores-stored';

type Board = Pick<typeof tournaments.$inferSelect, 'type' | 'state'>;

/**
 * Scores of a board that is not on, or of who does not take part. The boards are held, so that none is decided while its scores are
 * written: they are all in before its end, or refused after it.
 */
export async function scoreProblems(
  db: Database,
  rows: readonly LinedRow<ScoreRow>[],
): Promise<ImportProblem[]> {
  const slugs = [...new Set(rows.map(({ row }) => parseSlug(row.slug).board))];
  if (slugs.length === 0) return [];
  await lockRows(db, tournaments, slugs);
  const { slug, type, state } = tournaments;
  const found = await db.select({ slug, type, state }).from(tournaments).where(inArray(slug, slugs));
  const boards = new Map(found.map((one) => [one.slug, one]));
  const playing = await readPlayers(db, rows);
  return rows.flatMap(({ line, row }) => {
    const { board } = parseSlug(row.slug);
    const fault = findFault(board, boards.get(board)) ?? (playing.has(row.slug) ? null : stranger(board));
    return fault === null ? [] : [toProblem(line, fault)];
  });
}

function findFault(slug: string, board: Board | undefined): Refusal | null {
  if (!board || board.state === 'draft')
    return refuse('tournament', 'unknown_reference', { of: 'tournament', slug });
  if (board.type === 'bracket') return refuse('tournament', 'by_matches');
  if (board.state === 'registration') return refuse('tournament', 'not_begun');
  return board.state === 'live' ? null : refuse('tournament', 'is_stage', { stage: board.state });
}

function stranger(slug: string): Refusal {
  return refuse('player', 'not_taking_part', { slug });
}

/** Who holds a place. */
async function readPlayers(db: Database, rows: readonly LinedRow<ScoreRow>[]): Promise<ReadonlySet<string>> {
  const playing = new Set<string>();
  for (const part of parts(rows)) {
    const slugs = part.map(({ row }) => row.slug);
    for (const { slug, state } of await storedScores(db, slugs))
      if (state !== 'withdrawn' && state !== 'waitlist' && state !== 'dq') playing.add(slug);
  }
  return playing;
}
