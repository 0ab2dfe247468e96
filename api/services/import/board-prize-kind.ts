import { and, eq, or, sql } from 'drizzle-orm';
import { z } from 'zod';
import { type LeaderMetric, leaderMetrics } from '@/contract/leaders';
import type { Database } from '../../db/client';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { firstDay, type Period, periodFrom } from '../leaders/to-period';
import { fixedTerms, type Reliance } from './fixed-terms';
import type { Kind } from './kind';
import { prizes } from './prize-values';
import { refuse } from './problem';
import { say } from './problem-code';
import * as value from './values';

const fields = z.object({
  slug: value.slug(40).refine((slug) => parseBoard(slug) !== null, { error: say('not_board') }),
  prizes: prizes(),
});

/**
 * What is to be won on a board of a week or a month, named `coins-week-2026-11-30` by its metric and first day. Once it has begun members play for its
 * prizes, and they stay; a board that began without any may still get some.
 */
export const boardPrizeKind: Kind<z.infer<typeof fields>, StoredBoard> = {
  fields,
  schema: fields,
  hold: async (db, slugs) => {
    await db.select({ id }).from(leaderboardPeriods).where(named(slugs)).orderBy(id).for('no key update');
  },
  stored,
  refusals: ({ row, before, changes }, now) => {
    const startsAt = parseBoard(row.slug)?.period.startsAt;
    if (!before && startsAt && startsAt <= now) return [refuse('slug', 'announced_ahead')];
    return before ? fixedTerms(changes, { free: [], why: relianceOn(before, now) }) : [];
  },
  write: async (db, rows) => {
    const values = rows.flatMap(({ slug, prizes: won = [] }) => {
      const board = parseBoard(slug);
      return board?.period.endsAt
        ? [
            {
              ...{ metric: board.metric, period: board.kind, prizes: won },
              ...{ startsAt: board.period.startsAt, endsAt: board.period.endsAt },
            },
          ]
        : [];
    });
    const { metric, period, startsAt } = leaderboardPeriods;
    await db
      .insert(leaderboardPeriods)
      .values(values)
      .onConflictDoUpdate({ target: [metric, period, startsAt], set: { prizes: sql`excluded.prizes` } });
  },
};

const { id } = leaderboardPeriods;

type StoredBoard = Awaited<ReturnType<typeof stored>>[number];

async function stored(db: Database, slugs: readonly string[]) {
  const rows = await db.select().from(leaderboardPeriods).where(named(slugs));
  return rows.map((row) => ({ ...row, slug: `${row.metric}-${row.period}-${firstDay(row.startsAt)}` }));
}

function named(slugs: readonly string[]) {
  const boards = slugs.flatMap((slug) => parseBoard(slug) ?? []);
  const { metric, period, startsAt } = leaderboardPeriods;
  const each = boards.map((board) =>
    and(eq(metric, board.metric), eq(period, board.kind), eq(startsAt, board.period.startsAt)),
  );
  return each.length > 0 ? or(...each) : sql`false`;
}

interface Board {
  readonly metric: LeaderMetric;
  readonly kind: 'week' | 'month';
  readonly period: Period;
}

/** The board that a name means; null where no period begins on its day. */
function parseBoard(slug: string): Board | null {
  const [, said, kind, day = ''] = /^([a-z]+)-(week|month)-(\d{4}-\d{2}-\d{2})$/.exec(slug) ?? [];
  const metric = leaderMetrics.find((one) => one === said);
  if (!metric || (kind !== 'week' && kind !== 'month')) return null;
  const period = periodFrom(kind, day);
  return period && { metric, kind, period };
}

function relianceOn({ startsAt, prizes: won, state }: StoredBoard, now: Date): Reliance | null {
  if (state !== 'live') return { reason: 'over' };
  return startsAt <= now && won.length > 0 ? { reason: 'begun' } : null;
}
