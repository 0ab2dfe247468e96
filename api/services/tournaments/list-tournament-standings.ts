import { and, eq, ne, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { TournamentStandingWire } from '@/contract/tournaments';
import type { ServiceContext } from '../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../db/keyset';
import { tournamentKind } from '../../db/kinds/tournaments';
import { hasPlayed, tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import { users } from '../../db/schema/users';
import { ServiceError } from '../../service-error';
import { publicUserColumns, toPublicUser } from '../members/public-user';

/** Rank, then the key of the order: the score turned round, the moment, the id. */
const keySchema = z.tuple([z.number().int().min(1), z.number(), z.iso.datetime(), z.number().int()]);
const { score, reachedAt, id, played } = tournamentParticipants;
const order = [sql`(-${score})`, reachedAt, id];

/**
 * A page of a board: the higher score first, who reached it earlier at a tie; who has not played has no place. One query. A bracket
 * has none; an unknown tournament is `not_found`, a foreign cursor a 422.
 */
export async function listTournamentStandings(
  { db }: Pick<ServiceContext, 'db'>,
  { slug, cursor }: { readonly slug: string; readonly cursor?: string | undefined },
): Promise<Page<TournamentStandingWire>> {
  const [lastRank, ...key] = decodeCursor(cursor, keySchema) ?? [0];
  const found = await db
    .select({ id, score, played, reachedAt, user: publicUserColumns })
    .from(tournamentParticipants)
    .innerJoin(users, eq(users.id, tournamentParticipants.userId))
    .where(
      and(
        isOf(db, slug),
        hasPlayed(tournamentParticipants),
        afterKey(order, key.length > 0 ? key : null, 'asc'),
      ),
    )
    .orderBy(...order)
    .limit(pageSize + 1);
  if (found.length === 0) await assertKnown(db, slug);
  const ranked = found.map((row, at) => ({ ...row, rank: lastRank + at + 1 }));
  return toPage(ranked, toKey, toStanding);
}

type Row = Pick<typeof tournamentParticipants.$inferSelect, 'id' | 'score' | 'played' | 'reachedAt'> & {
  readonly rank: number;
  readonly user: Parameters<typeof toPublicUser>[0];
};

function toKey(row: Row) {
  return [row.rank, -row.score, row.reachedAt.toISOString(), row.id];
}

function toStanding({
  rank,
  user,
  score: reached,
  played: matches,
  reachedAt: at,
}: Row): TournamentStandingWire {
  return { rank, user: toPublicUser(user), score: reached, played: matches, reached_at: at.toISOString() };
}

/** The board as one value, so that its index is entered at it. */
function isOf(db: ServiceContext['db'], slug: string) {
  const board = db
    .select({ id: tournaments.id })
    .from(tournaments)
    .where(and(isShown(slug), ne(tournaments.type, 'bracket')));
  return eq(tournamentParticipants.tournamentId, sql`(${board})`);
}

function isShown(slug: string) {
  return and(eq(tournaments.slug, slug), tournamentKind.shown());
}

/** Tells an empty board from one that is not there. */
async function assertKnown(db: ServiceContext['db'], slug: string): Promise<void> {
  const known = await db.select({ id: tournaments.id }).from(tournaments).where(isShown(slug));
  if (known.length === 0) throw new ServiceError('not_found');
}
