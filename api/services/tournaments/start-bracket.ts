import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { tournamentMatches } from '../../db/schema/tournament-matches';
import { tournamentParticipants } from '../../db/schema/tournament-participants';
import { tournaments } from '../../db/schema/tournaments';
import type { Transaction } from '../../db/transact';
import { drawOrder } from '../order-draws/draw-order';
import { findOrderDraw } from '../order-draws/find-order-draw';
import { freezeOrderDraw } from '../order-draws/freeze-order-draw';
import { announceMatches } from './announce-matches';
import { drawBracket } from './bracket/draw-bracket';
import { drawSeeds } from './draw-seeds';

type Participant = Pick<typeof tournamentParticipants.$inferSelect, 'id' | 'number' | 'state' | 'userId'>;
type Tournament = typeof tournaments.$inferSelect;
type Needs = Pick<ServiceContext, 'clock' | 'beacon'>;

/**
 * Closes the check-in of a bracket, fills free places from the waiting list in its order, draws the seeds, makes the matches
 * and tells the players of the first round whom they meet. A bracket whose draw was promised by the beacon waits between its list and its seeds for its
 * round, about a minute (ADR 341). Fewer than two players cancel it. False where another run was first, or while it waits. Call it inside a transaction.
 */
export async function startBracket(tx: Transaction, needs: Needs, id: number): Promise<boolean> {
  const [tournament] = await tx
    .select()
    .from(tournaments)
    .where(and(eq(tournaments.id, id), eq(tournaments.state, 'check_in')))
    .for('update');
  if (!tournament) return false;
  const draw = await findOrderDraw(tx, { kind: 'bracket', tournamentId: id });
  const name = `bracket:${tournament.slug}`;
  if (draw?.frozenAt) {
    const order = await drawOrder(tx, { id: draw.id, name, drawnAt: new Date(needs.clock.now()) });
    if (order === null) return false;
    await play(tx, tournament, order);
    return true;
  }
  const registered = await tx
    .select()
    .from(tournamentParticipants)
    .where(eq(tournamentParticipants.tournamentId, id))
    .orderBy(asc(tournamentParticipants.number));
  const players = choosePlayers(registered, tournament.size ?? 0);
  await moveTo(
    tx,
    'no_show',
    registered.filter(({ state }) => state === 'registered'),
  );
  await moveTo(tx, 'checked_in', players);
  if (players.length < 2) {
    await tx.update(tournaments).set({ state: 'cancelled' }).where(eq(tournaments.id, id));
    return true;
  }
  if (draw) {
    await freezeOrderDraw(tx, needs, { draw, name, entries: players });
    return false;
  }
  const numbers = players.map(({ number }) => number);
  await play(tx, tournament, drawSeeds(tournament.seedSecret ?? '', numbers));
  return true;
}

/** Who checked in, then who waited, as long as there are places. */
function choosePlayers(registered: readonly Participant[], size: number): readonly Participant[] {
  const present = registered.filter(({ state }) => state === 'checked_in');
  const waiting = registered.filter(({ state }) => state === 'waitlist');
  return [...present, ...waiting].slice(0, size);
}

async function moveTo(
  tx: Transaction,
  state: Participant['state'],
  participants: readonly Participant[],
): Promise<void> {
  if (participants.length === 0) return;
  await tx.update(tournamentParticipants).set({ state }).where(among(participants));
}

function among(participants: readonly Participant[]) {
  return inArray(
    tournamentParticipants.id,
    participants.map(({ id }) => id),
  );
}

/** Seeds the players by their numbers in that order, makes the matches, and lets it go on. */
async function play(tx: Transaction, tournament: Tournament, order: readonly number[]): Promise<void> {
  const { id, bet } = tournament;
  const { tournamentId, number } = tournamentParticipants;
  const seed = sql`array_position(${sql.param(order)}::int[], ${number})`;
  await tx
    .update(tournamentParticipants)
    .set({ seed })
    .where(and(eq(tournamentId, id), inArray(number, [...order])));
  const matches = drawBracket(order.length);
  await tx.insert(tournamentMatches).values(matches.map((match) => ({ ...match, tournamentId: id, bet })));
  await announceMatches(tx, tournament, matches);
  await tx.update(tournaments).set({ state: 'live' }).where(eq(tournaments.id, id));
}
