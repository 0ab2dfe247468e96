import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { tournamentParticipants } from '../../../db/schema/tournament-participants';
import { tournaments } from '../../../db/schema/tournaments';
import { users } from '../../../db/schema/users';
import type { Importing } from '../kind';
import { parseSlug, type ScoreRow } from './scores-row';

const { id, state, score, played, reachedAt, tournamentId, userId } = tournamentParticipants;

/** Those of the members named who take part in the boards named, by the keys of a row. */
export async function storedScores(db: Database, slugs: readonly string[]) {
  const named = slugs.map(parseSlug);
  if (named.length === 0) return [];
  const rows = await db
    .select({ id, state, score, played, board: tournaments.slug, name: users.usernameFold })
    .from(tournamentParticipants)
    .innerJoin(tournaments, eq(tournaments.id, tournamentId))
    .innerJoin(users, eq(users.id, userId))
    .where(
      and(
        inArray(tournaments.slug, [...new Set(named.map(({ board }) => board))]),
        inArray(users.usernameFold, [...new Set(named.map(({ name }) => name))]),
      ),
    );
  return rows.map(({ board, name, ...row }) => ({ ...row, slug: `${board}/${name}` }));
}

/** Sets scores; who keeps the score keeps the moment it was reached, which decides a tie. */
export async function writeScores(
  db: Database,
  rows: readonly ScoreRow[],
  { now }: Importing,
): Promise<void> {
  const stored = await storedScores(
    db,
    rows.map(({ slug }) => slug),
  );
  const ids = new Map(stored.map((one) => [one.slug, one.id]));
  for (const row of rows) {
    await db
      .update(tournamentParticipants)
      .set({
        score: row.score,
        played: row.played,
        reachedAt: sql`case when ${score} = ${row.score} and ${played} > 0 then ${reachedAt} else ${now} end`,
      })
      .where(eq(id, ids.get(row.slug) ?? 0));
  }
}
