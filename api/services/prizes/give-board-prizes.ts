import type { Writing } from '../../context';
import type { FrozenPeriod } from '../leaders/freeze-period';
import { firstDay } from '../leaders/to-period';
import { awardPrizes } from './award-prizes';

/** Gives the prizes of a leaderboard's period, in the transaction that freezes its places (ADR 134). */
export async function giveBoardPrizes(
  writing: Pick<Writing, 'tx' | 'clock'>,
  { id, metric, period, startsAt, prizes, places }: FrozenPeriod,
): Promise<void> {
  const start = firstDay(startsAt);
  const slug = `${metric}/${period}/gecmis/${start}`;
  const contest = { area: 'board', id, slug, title: { metric, period, start }, prizes } as const;
  await awardPrizes(
    writing,
    contest,
    places.map(({ userId, rank }) => ({ userId, place: rank })),
  );
}
