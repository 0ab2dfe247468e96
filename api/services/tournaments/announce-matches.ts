import { and, eq, inArray } from 'drizzle-orm';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import type { tournaments } from '../../db/schema/tournaments';
import { users } from '../../db/schema/users';
import type { Transaction } from '../../db/transact';
import { publicName } from '../../formulas/public-name';
import { notifyAll } from '../notifications/notify-all';
import type { BracketMatch } from './bracket/match';

type Match = Pick<BracketMatch, 'a' | 'b' | 'state'>;

/** Tells the two players of each match that can be played now whom they meet; in the transaction that brought them together. */
export async function announceMatches(
  tx: Transaction,
  { id, slug, title }: Pick<typeof tournaments.$inferSelect, 'id' | 'slug' | 'title'>,
  matches: readonly Match[],
): Promise<void> {
  const ready = matches.flatMap(({ a, b, state }) =>
    state === 'ready' && a !== null && b !== null ? [{ a, b }] : [],
  );
  if (ready.length === 0) return;
  const players = await playersBySeed(
    tx,
    id,
    ready.flatMap(({ a, b }) => [a, b]),
  );
  const told = ready.flatMap(({ a, b }) => [
    toNotice(players.get(a), players.get(b)),
    toNotice(players.get(b), players.get(a)),
  ]);
  const about = { type: 'tournaments', id: slug } as const;
  const known = told.filter((one) => one !== null);
  const notices = known.map(({ userId, rival }) => ({ userId, params: { title, rival }, about }));
  await notifyAll(tx, 'match_ready', notices);
}

interface Player {
  readonly userId: string;
  readonly username: string;
  readonly nickname: string | null;
}

function toNotice(own: Player | undefined, other: Player | undefined) {
  return own && other ? { userId: own.userId, rival: publicName(other) } : null;
}

async function playersBySeed(tx: Transaction, id: number, seeds: readonly number[]) {
  const { tournamentId, seed, userId } = tournamentParticipants;
  const rows = await tx
    .select({ seed, userId, username: users.username, nickname: users.nickname })
    .from(tournamentParticipants)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(tournamentId, id), inArray(seed, [...seeds])));
  return new Map(rows.map((row) => [row.seed, row]));
}
