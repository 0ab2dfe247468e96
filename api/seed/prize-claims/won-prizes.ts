import { and, asc, desc, eq, inArray, or } from 'drizzle-orm';
import type { PrizeWire } from '@/contract/prizes';
import { drawResults } from '../../db/schema/draw-results';
import { raffles } from '../../db/schema/raffles';
import { wagerEvents } from '../../db/schema/wager-events';
import { wagerWinners } from '../../services/wager-events/wager-winners';
import type { SeedTransaction } from '../seed-world';

/** A prize of a draw or race of the demo that is more than Sikke, with who won it and when that stood. */
export interface WonPrize {
  readonly contest: { readonly raffleId: number } | { readonly wagerEventId: number };
  /** How many contests of the kind that gave such prizes are newer, and the place of this prize among its own. */
  readonly nth: { readonly contest: number; readonly prize: number };
  readonly userId: string;
  readonly position: number;
  readonly prize: PrizeWire;
  readonly at: Date;
  readonly isForfeited: boolean;
}

/** Those of the draws, the newest draw first; of who fell out, too. */
export async function wonInDraws(tx: SeedTransaction): Promise<WonPrize[]> {
  const { raffleId, position, status, prizePosition } = drawResults;
  const rows = await tx
    .select({ result: drawResults, raffle: raffles })
    .from(drawResults)
    .innerJoin(raffles, eq(raffles.id, raffleId))
    .where(
      or(
        inArray(status, ['won', 'promoted', 'delivered']),
        and(eq(status, 'disqualified'), eq(drawResults.role, 'winner')),
      ),
    )
    .orderBy(desc(raffles.drawAt), asc(prizePosition), asc(position));
  const won = rows.map(({ result, raffle }) => ({
    contest: { raffleId: raffle.id },
    userId: result.userId,
    position: result.position,
    prize: findPrize(raffle.prizes, result.prizePosition ?? result.position),
    at: raffle.drawAt,
    isForfeited: result.status === 'disqualified',
  }));
  return numbered(won, ({ contest }) => contest.raffleId);
}

/** Those of the races whose result stands, the newest race first. */
export async function wonInRaces(tx: SeedTransaction): Promise<WonPrize[]> {
  const over = await tx
    .select()
    .from(wagerEvents)
    .where(inArray(wagerEvents.state, ['final', 'paid']))
    .orderBy(desc(wagerEvents.endsAt));
  const won = [];
  for (const event of over)
    for (const { userId, place, prize = findPrize(event.prizes, place) } of await wagerWinners(tx, event))
      won.push({
        contest: { wagerEventId: event.id },
        ...{ userId, position: place, prize, at: event.disputeUntil ?? event.endsAt, isForfeited: false },
      });
  return numbered(won, ({ contest }) => contest.wagerEventId);
}

function findPrize(prizes: readonly PrizeWire[], place: number): PrizeWire | undefined {
  return prizes.find(({ rank_from, rank_to }) => rank_from <= place && place <= rank_to);
}

type Found = Omit<WonPrize, 'nth' | 'prize'> & { readonly prize: PrizeWire | undefined };

/** Sikke are credited where they are won and wait for nobody: the demo's statements begin with what they came to. */
function numbered<T extends Found>(won: readonly T[], toContest: (one: T) => number): WonPrize[] {
  const seen = new Map<number, number>();
  return won.flatMap((one) => {
    const { prize } = one;
    if (!prize || prize.type === 'coin') return [];
    const before = seen.get(toContest(one)) ?? 0;
    seen.set(toContest(one), before + 1);
    return [{ ...one, prize, nth: { contest: seen.size - 1, prize: before } }];
  });
}
