import { and, eq } from 'drizzle-orm';
import type { OwnStandingWire } from '@/contract/wager-events';
import type { Database } from '../../db/client';
import type { wagerEvents } from '../../db/schema/wager-events';
import { wagerStandings } from '../../db/schema/wager-standings';

type Event = Pick<typeof wagerEvents.$inferSelect, 'id' | 'mode' | 'prizes' | 'steps' | 'totalValue'>;
type Own = Pick<OwnStandingWire, 'rank' | 'value'>;

/**
 * What a place wins as it stands, and what is missing to the next prize: to the last winning rank of a race, to the next step of
 * one's own in a milestone event, of all together in a target event. Null where nothing is missing or nothing can be won.
 */
export async function ownPrize(
  db: Pick<Database, 'select'>,
  event: Event,
  own: Own,
): Promise<Pick<OwnStandingWire, 'prize' | 'gap_to_prize'>> {
  if (event.mode === 'race') return racePrize(db, event, own);
  return stepPrize(event.steps, event.mode === 'milestone' ? own.value : event.totalValue);
}

/** The step that a value has reached, and what is missing to the next one. */
export function stepPrize(
  steps: Event['steps'],
  value: number,
): Pick<OwnStandingWire, 'prize' | 'gap_to_prize'> {
  const next = byThreshold(steps).find(({ threshold }) => threshold > value);
  return {
    prize: reachedStep(steps, value)?.title ?? null,
    gap_to_prize: next ? next.threshold - value : null,
  };
}

/** The highest step that a value has reached. */
export function reachedStep(steps: Event['steps'], value: number): Event['steps'][number] | undefined {
  return byThreshold(steps)
    .filter(({ threshold }) => threshold <= value)
    .at(-1);
}

function byThreshold(steps: Event['steps']) {
  return [...steps].sort((a, b) => a.threshold - b.threshold);
}

async function racePrize(db: Pick<Database, 'select'>, { id, prizes }: Event, { rank, value }: Own) {
  const prize = prizes.find(({ rank_from, rank_to }) => rank_from <= rank && rank <= rank_to);
  if (prize) return { prize: prize.title, gap_to_prize: null };
  const lastRank = Math.max(0, ...prizes.map(({ rank_to }) => rank_to));
  const [last] = await db
    .select({ value: wagerStandings.value })
    .from(wagerStandings)
    .where(and(eq(wagerStandings.eventId, id), eq(wagerStandings.rank, lastRank)));
  return { prize: null, gap_to_prize: last ? last.value - value : null };
}
