import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './client';
import { rateLimits } from './schema/rate-limits';

/** A use of something that is limited. */
export interface Use {
  readonly key: string;
  /** How many of them a window has room for. */
  readonly most: number;
  /** Milliseconds; a window starts with its first use. */
  readonly windowMs: number;
  /** Whether it must outlive a crash of the database, whatever that costs. */
  readonly isLasting: boolean;
}

type Counting = Pick<Database, 'execute'>;

/**
 * Counts a use of each in turn, as far as the first whose window is full: that one is counted, those behind it are not. One statement, sent at once and on its
 * own, never within a transaction: it waits for no disk unless one of them is to last (ADR 440).
 * @returns for how long the full window goes on, in milliseconds; null where all have room
 */
export async function countUses(
  db: Counting,
  uses: readonly [Use, ...Use[]],
  now: number,
): Promise<number | null> {
  const parts = uses.map((use, nth) => sql`${part(nth)} as (${countPart(use, nth, now)})`);
  const counts = uses.map((_, nth) => sql`select expire, is_full from ${part(nth)}`);
  const begin = eased(uses.some(({ isLasting }) => isLasting));
  const statement = sql`with ${begin}, ${sql.join(parts, sql`, `)}
    select expire from (${sql.join(counts, sql` union all `)}) counts where is_full`;
  const { rows } = await db.execute<{ expire: string }>(statement).execute();
  return rows[0] === undefined ? null : Math.max(0, Number(rows[0].expire) - now);
}

function countPart({ key, most, windowMs }: Use, nth: number, now: number): SQL {
  const turn = nth === 0 ? sql`eased` : sql`${part(nth - 1)} earlier where not earlier.is_full`;
  const isOver = sql`counter.expire <= ${now}`;
  return sql`insert into ${rateLimits} as counter (key, points, expire) select ${key}::text, 1, ${now + windowMs}::bigint from ${turn}
    on conflict (key) do update set points = case when ${isOver} then 1 else counter.points + 1 end,
      expire = case when ${isOver} then excluded.expire else counter.expire end
    returning counter.expire, counter.points > ${most} as is_full`;
}

/** What a use turned out not to count for. */
interface TakenBack {
  /** Counters that begin anew. */
  readonly forgotten?: readonly Use[];
  /** Counters that have one less. */
  readonly returned?: readonly Use[];
}

/** Takes uses back, sent at once; in the order in which they are counted, first what is forgotten, so that no two wait in a circle. */
export async function takeBackUses(
  db: Counting,
  { forgotten = [], returned = [] }: TakenBack,
  now: number,
): Promise<void> {
  const parts = [
    ...forgotten.map(({ key }, nth) =>
      takeBackPart(nth, sql`delete from ${rateLimits} using`, sql`key = ${key}`),
    ),
    ...returned.map(({ key }, at) => {
      const lowered = sql`update ${rateLimits} set points = points - 1 from`;
      return takeBackPart(
        forgotten.length + at,
        lowered,
        sql`key = ${key} and points > 0 and expire > ${now}`,
      );
    }),
  ];
  const statement = sql`with ${eased(false)}, ${sql.join(parts, sql`, `)} select from ${part(parts.length - 1)}`;
  await db.execute(statement).execute();
}

/** Who counts the rows of the part before waits for its end. */
function takeBackPart(nth: number, change: SQL, which: SQL): SQL {
  const turn = nth === 0 ? sql`eased` : sql`(select count(*) from ${part(nth - 1)}) earlier`;
  return sql`${part(nth)} as (${change} ${turn} where ${which} returning 1)`;
}

const part = (nth: number) => sql.raw(`use_${nth}`);

/** What is set here ends with the statement, as its transaction does; behind a pooler of transactions as well. */
function eased(isLasting: boolean): SQL {
  const begin = isLasting ? sql`select` : sql`select set_config('synchronous_commit', 'off', true)`;
  return sql`eased as materialized (${begin})`;
}
