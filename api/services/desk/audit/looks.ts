import { and, eq } from 'drizzle-orm';
import { bonusHunts } from '../../../db/schema/bonus-hunts';
import { eventScores } from '../../../db/schema/event-scores';
import { events } from '../../../db/schema/events';
import { marketItems } from '../../../db/schema/market-items';
import { marketOrders } from '../../../db/schema/market-orders';
import { tournamentMatches } from '../../../db/schema/tournament-matches';
import { tournaments } from '../../../db/schema/tournaments';
import type { Look } from '../../audit/record-audit';
import type { ReviewKind } from '../../claims/review/review-kind';

/** How far a claim is. */
export const lookAtClaim =
  ({ table, columns }: Pick<ReviewKind, 'table' | 'columns'>, id: number): Look =>
  (tx) =>
    tx.select({ state: columns.state }).from(table).where(eq(columns.id, id));

/** How far an order is. */
export const lookAtOrder =
  (id: string): Look =>
  (tx) =>
    tx.select({ state: marketOrders.state }).from(marketOrders).where(eq(marketOrders.id, id));

/** How far an event is. */
export const lookAtEvent =
  (slug: string): Look =>
  (tx) =>
    tx.select({ state: events.state }).from(events).where(eq(events.slug, slug));

/** What a juror gave an entry. */
export const lookAtScore =
  (entryId: number, jurorId: string): Look =>
  (tx) =>
    tx
      .select({ score: eventScores.score })
      .from(eventScores)
      .where(and(eq(eventScores.entryId, entryId), eq(eventScores.jurorId, jurorId)));

/** How far a hunt is. */
export const lookAtHunt =
  (slug: string): Look =>
  (tx) =>
    tx.select({ state: bonusHunts.state }).from(bonusHunts).where(eq(bonusHunts.slug, slug));

/** How far a tournament is. */
export const lookAtTournament =
  (slug: string): Look =>
  (tx) =>
    tx.select({ state: tournaments.state }).from(tournaments).where(eq(tournaments.slug, slug));

/** How a match stands. */
export const lookAtMatch =
  (slug: string, { round, index }: { readonly round: number; readonly index: number }): Look =>
  (tx) => {
    const { state, winner, winA: win_a, winB: win_b } = tournamentMatches;
    return tx
      .select({ state, winner, win_a, win_b })
      .from(tournamentMatches)
      .innerJoin(tournaments, eq(tournaments.id, tournamentMatches.tournamentId))
      .where(
        and(
          eq(tournaments.slug, slug),
          eq(tournamentMatches.round, round),
          eq(tournamentMatches.index, index),
        ),
      );
  };

/** How many of an item are left. */
export const lookAtStock =
  (slug: string): Look =>
  (tx) =>
    tx.select({ stock: marketItems.stock }).from(marketItems).where(eq(marketItems.slug, slug));
