import { leaderMetrics } from '@/contract/leaders';
import type { PrizeWire } from '@/contract/prizes';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { freezePeriod } from '../../services/leaders/freeze-period';
import { rebuildScores } from '../../services/leaders/rebuild-scores';
import { periodBefore, toPeriod } from '../../services/leaders/to-period';
import { giveBoardPrizes } from '../../services/prizes/give-board-prizes';
import type { AreaSeed } from '../seed-world';

/** How many periods before the present one the demo has boards of. */
const past = { week: 20, month: 11 } as const;

const coin = (from: number, to: number, amount: number): PrizeWire => ({
  rank_from: from,
  rank_to: to,
  type: 'coin',
  title: from === 1 ? 'Birincilik ödülü' : 'Derece ödülü',
  amount,
  currency: null,
});

const prizes: Readonly<Record<'week' | 'month', readonly PrizeWire[]>> = {
  week: [coin(1, 1, 1000), coin(2, 2, 600), coin(3, 3, 400), coin(4, 10, 150)],
  month: [coin(1, 1, 5000), coin(2, 2, 3000), coin(3, 3, 2000), coin(4, 10, 500), coin(11, 25, 150)],
};

/** Liderlik: the scores out of everything that was put in before, this week and month, and the frozen boards of the past. */
export const seedLeaders: AreaSeed = async (tx, { now }) => {
  for (const metric of leaderMetrics) await rebuildScores(tx, metric, new Date(0));
  const rows = leaderMetrics.flatMap((metric) =>
    (['week', 'month'] as const).flatMap((period) =>
      periodsUntil(period, now).map(({ startsAt, endsAt }, at, all) => ({
        metric,
        period,
        startsAt,
        endsAt,
        // Prizes are as young as the club: the last week and month that ended are the first that had any.
        prizes: metric === 'coins' && at >= all.length - 2 ? prizes[period] : [],
      })),
    ),
  );
  const stored = await tx.insert(leaderboardPeriods).values(rows).returning();
  for (const row of stored) {
    const clock = { now: () => row.endsAt.getTime() + 5 * 60_000 };
    if (row.endsAt.getTime() >= now) continue;
    const frozen = await freezePeriod(tx, row, new Date(clock.now()));
    if (frozen) await giveBoardPrizes({ tx, clock }, frozen);
  }
};

function periodsUntil(kind: 'week' | 'month', now: number): { startsAt: Date; endsAt: Date }[] {
  const found: { startsAt: Date; endsAt: Date }[] = [];
  for (let period = toPeriod(kind, now); found.length <= past[kind]; ) {
    if (period.endsAt) found.push({ startsAt: period.startsAt, endsAt: period.endsAt });
    const before = periodBefore(period);
    if (!before) break;
    period = before;
  }
  return found.reverse();
}
