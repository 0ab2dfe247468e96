import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../context';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { openPrizeStates, prizeClaims } from '../../db/schema/prize-claims';
import { raffles } from '../../db/schema/raffles';
import { tournaments } from '../../db/schema/tournaments';
import { wagerEvents } from '../../db/schema/wager-events';
import { type ContestArea, contestAreas } from './contest';
import { disputeMs } from './prize-times';

interface Payable {
  readonly area: ContestArea;
  readonly table: PgTable;
  /** The state in which its prizes are given and not yet at an end. */
  readonly from: string;
}

/** What becomes `paid`; an event and a hunt have no such state. */
const payables: readonly Payable[] = [
  { area: 'raffle', table: raffles, from: 'drawn' },
  { area: 'wager_event', table: wagerEvents, from: 'final' },
  { area: 'board', table: leaderboardPeriods, from: 'frozen' },
  { area: 'tournament', table: tournaments, from: 'completed' },
];

/**
 * Marks what has handed over every prize: none of its claims waits for anybody, and of none can its winner still say that it did not come
 * (ADR 182). What gave no prize is never `paid`. One conditional update an area, so any number of jobs may run. Answers how many.
 */
export async function markPaid({
  db,
  clock,
}: Pick<ServiceContext, 'db' | 'clock'>): Promise<{ readonly paid: number }> {
  const open = sql.join(
    openPrizeStates.map((state) => sql`${state}`),
    sql`, `,
  );
  const since = new Date(clock.now() - disputeMs).toISOString();
  const isOpen = sql`(state in (${open}) or (state = 'delivered' and decided_at >= ${since}::timestamptz))`;
  let paid = 0;
  for (const { area, table, from } of payables) {
    const done = await db.execute(sql`update ${table} p set state = 'paid' where p.state = ${from}
      and exists (${toClaims(area)}) and not exists (${toClaims(area)} and ${isOpen})`);
    paid += done.rowCount ?? 0;
  }
  return { paid };
}

function toClaims(area: ContestArea): SQL {
  const column = sql.identifier(contestAreas[area].column.name);
  return sql`select 1 from ${prizeClaims} where ${column} = p.id`;
}
