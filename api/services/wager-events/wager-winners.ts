import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import type { wagerEvents } from '../../db/schema/wager-events';
import { wagerStandings } from '../../db/schema/wager-standings';
import type { Transaction } from '../../db/transact';
import type { Placed } from '../prizes/contest';
import { reachedStep } from './own-prize';

type Event = Pick<
  typeof wagerEvents.$inferSelect,
  'id' | 'mode' | 'steps' | 'totalValue' | 'sponsorId' | 'requiresVerifiedAccount'
>;

/**
 * Who of the standings has a place that may win: members alone, since a player without an account here can be given nothing. A race pays
 * by place; the other modes pay the highest step that was reached, alone or together. A flagged place waits for the team, and so does one
 * of an account that nobody has verified.
 */
export async function wagerWinners(tx: Transaction, event: Event): Promise<Placed[]> {
  const { userId, rank, value, isFlagged, eventId } = wagerStandings;
  const isVerified = sql`exists (select from ${sponsorAccounts} a where a.user_id = ${userId}
    and a.sponsor_id = ${event.sponsorId} and a.state = 'approved')`;
  const rows = await tx
    .select({
      userId,
      place: rank,
      value,
      isHeld: event.requiresVerifiedAccount ? isFlagged : sql<boolean>`${isFlagged} or not ${isVerified}`,
    })
    .from(wagerStandings)
    .where(and(eq(eventId, event.id), isNotNull(userId)))
    .orderBy(asc(rank));
  return rows.flatMap(({ userId: member, value: own, ...row }): Placed[] => {
    if (member === null) return [];
    if (event.mode === 'race') return [{ ...row, userId: member }];
    const step = reachedStep(event.steps, event.mode === 'milestone' ? own : event.totalValue);
    if (!step) return [];
    const { threshold: _threshold, ...prize } = step;
    return [{ ...row, userId: member, prize: { ...prize, rank_from: row.place, rank_to: row.place } }];
  });
}
