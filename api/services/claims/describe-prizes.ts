import { eq, inArray } from 'drizzle-orm';
import type { ClaimDetailsWire } from '@/contract/claims';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { events } from '../../db/schema/events';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { prizeClaims } from '../../db/schema/prize-claims';
import { raffles } from '../../db/schema/raffles';
import { tournaments } from '../../db/schema/tournaments';
import { wagerEvents } from '../../db/schema/wager-events';
import { firstDay } from '../leaders/to-period';
import { toDeliveryFields } from '../prizes/delivery-fields';
import type { ReviewKind } from './review/review-kind';

/** What prizes are, what each was won in, and what is asked of its winner until when; one query. */
export const describePrizes: ReviewKind['describe'] = async (db, ids) => {
  const rows = await db
    .select({
      claim: prizeClaims,
      period: leaderboardPeriods,
      raffle: { slug: raffles.slug, title: raffles.title },
      wager_event: { slug: wagerEvents.slug, title: wagerEvents.title },
      event: { slug: events.slug, title: events.title },
      hunt: { slug: bonusHunts.slug, title: bonusHunts.title },
      tournament: { slug: tournaments.slug, title: tournaments.title },
    })
    .from(prizeClaims)
    .leftJoin(raffles, eq(raffles.id, prizeClaims.raffleId))
    .leftJoin(wagerEvents, eq(wagerEvents.id, prizeClaims.wagerEventId))
    .leftJoin(leaderboardPeriods, eq(leaderboardPeriods.id, prizeClaims.periodId))
    .leftJoin(events, eq(events.id, prizeClaims.eventId))
    .leftJoin(bonusHunts, eq(bonusHunts.id, prizeClaims.huntId))
    .leftJoin(tournaments, eq(tournaments.id, prizeClaims.tournamentId))
    .where(inArray(prizeClaims.id, [...ids]));
  return new Map(
    rows.map(({ claim, period, ...of }) => [
      claim.id,
      { ...given({ ...of, board: toBoard(period) }), ...toDetails(claim) },
    ]),
  );
};

/** Only what is there: a prize belongs to one draw or contest. */
function given(of: Readonly<Record<string, object | null>>): ClaimDetailsWire {
  return Object.fromEntries(Object.entries(of).filter(([, one]) => one !== null));
}

function toBoard(period: typeof leaderboardPeriods.$inferSelect | null) {
  return period && { metric: period.metric, period: period.period, start: firstDay(period.startsAt) };
}

type PrizeClaim = typeof prizeClaims.$inferSelect;

function toDetails({ prize, delivery, state, answerBy }: PrizeClaim): ClaimDetailsWire {
  const asked = state === 'needs_info' && answerBy ? { answer_by: answerBy.toISOString() } : {};
  return { prize: prize.title, ...worth(prize), needs: [...toDeliveryFields(prize)], ...asked, ...delivery };
}

/** What a prize pays: Sikke, or money in minor units of its currency; a thing pays neither. */
function worth({ type, amount, currency }: PrizeClaim['prize']): ClaimDetailsWire {
  if (!amount) return {};
  if (type === 'coin') return { coins: amount };
  return currency ? { amount, currency } : {};
}
