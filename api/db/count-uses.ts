import { type SQL, sql } from 'drizzle-orm';
import { builtOnce } from './built-once';
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

/** What makes statements of parts. */
export type Counting = Pick<Database, '$with' | 'with'>;

/** So many uses one statement counts, or forgets and returns, at most. */
const mostUses = 8;

/**
 * Counts a use of each in turn, as far as the first whose window is full: that one is counted, those behind it are not. One statement, sent at once and on its
 * own, never within a transaction: it waits for no disk unless one of them is to last (ADR 440). Eight uses at most.
 * @returns for how long the full window goes on, in milliseconds; null where all have room
 */
export async function countUses(
  db: Counting,
  uses: readonly [Use, ...Use[]],
  now: number,
): Promise<number | null> {
  const statement = counted[uses.some(({ isLasting }) => isLasting) ? 'lasting' : 'eased'][uses.length];
  if (!statement) throw new RangeError(`${uses.length} uses are too many for one statement`);
  const [full] = await statement(db).execute(countValues(uses, now));
  return full === undefined ? null : leftMs(full, now);
}

/**
 * What a larger statement begins with that counts one use along, which lasts or is undone with all of it. The last part is `use_0`: a row with the `expire` of
 * its window and whether that `is_full`.
 */
export function countedAlong(db: Counting) {
  return [eased(db, true), db.$with(part(0), {}).as(countPart(0))] as const;
}

/** The values of a statement's placeholders that counts these uses. */
export function countValues(uses: readonly Use[], now: number): Readonly<Record<string, unknown>> {
  const named = uses.flatMap(({ key, most, windowMs }, nth) => [
    [`key${nth}`, key],
    [`most${nth}`, most],
    [`until${nth}`, now + windowMs],
  ]);
  return { now, ...Object.fromEntries(named) };
}

/** For how long a window goes on that is full, in milliseconds. */
export function leftMs({ expire }: { readonly expire: string }, now: number): number {
  return Math.max(0, Number(expire) - now);
}

/** By whether they are to last, and by how many they are. */
const counted = {
  lasting: upTo(mostUses, (count) => builtOnce((db: Counting) => countStatement(db, count, true))),
  eased: upTo(mostUses, (count) => builtOnce((db: Counting) => countStatement(db, count, false))),
};

function countStatement(db: Counting, count: number, isLasting: boolean) {
  const parts = Array.from({ length: count }, (_, nth) => db.$with(part(nth), {}).as(countPart(nth)));
  const counts = parts.map((_, nth) => sql`select expire, is_full from ${sql.raw(part(nth))}`);
  return db
    .with(eased(db, isLasting), ...parts)
    .select({ expire: sql<string>`expire` })
    .from(sql`(${sql.join(counts, sql` union all `)}) counts`)
    .where(sql`is_full`)
    .prepare('');
}

function countPart(nth: number): SQL {
  const turn = nth === 0 ? sql`eased` : sql`${sql.raw(part(nth - 1))} earlier where not earlier.is_full`;
  const isOver = sql`counter.expire <= ${sql.placeholder('now')}`;
  const [key, most, until] = ['key', 'most', 'until'].map((name) => sql.placeholder(`${name}${nth}`));
  return sql`insert into ${rateLimits} as counter (key, points, expire) select ${key}::text, 1, ${until}::bigint from ${turn}
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

/** Takes uses back, sent at once; in the order in which they are counted, first what is forgotten, so that no two wait in a circle. Eight of each at most. */
export async function takeBackUses(
  db: Counting,
  { forgotten = [], returned = [] }: TakenBack,
  now: number,
): Promise<void> {
  const statement = takenBack[forgotten.length]?.[returned.length];
  if (!statement) throw new RangeError('these uses are too many for one statement');
  const named = [...forgotten, ...returned].map(({ key }, nth) => [`key${nth}`, key]);
  await statement(db).execute({ now, ...Object.fromEntries(named) });
}

/** By how many are forgotten, and how many have one less. */
const takenBack = upTo(mostUses, (forgotten) =>
  upTo(mostUses, (returned) => builtOnce((db: Counting) => takeBackStatement(db, forgotten, returned))),
);

function takeBackStatement(db: Counting, forgotten: number, returned: number) {
  const now = sql.placeholder('now');
  const parts = Array.from({ length: forgotten + returned }, (_, nth) => {
    const key = sql`key = ${sql.placeholder(`key${nth}`)}`;
    const taken =
      nth < forgotten
        ? takeBackPart(nth, sql`delete from ${rateLimits} using`, key)
        : takeBackPart(
            nth,
            sql`update ${rateLimits} set points = points - 1 from`,
            sql`${key} and points > 0 and expire > ${now}`,
          );
    return db.$with(part(nth), {}).as(taken);
  });
  return db
    .with(eased(db, false), ...parts)
    .select({ done: sql`1` })
    .from(sql.raw(part(parts.length - 1)))
    .prepare('');
}

/** Who counts the rows of the part before waits for its end. */
function takeBackPart(nth: number, change: SQL, which: SQL): SQL {
  const turn = nth === 0 ? sql`eased` : sql`(select count(*) from ${sql.raw(part(nth - 1))}) earlier`;
  return sql`${change} ${turn} where ${which} returning 1`;
}

const part = (nth: number) => `use_${nth}`;

/** What is set here ends with the statement, as its transaction does; behind a pooler of transactions as well. */
function eased(db: Counting, isLasting: boolean) {
  return db
    .$with('eased', {})
    .as(isLasting ? sql`select` : sql`select set_config('synchronous_commit', 'off', true)`);
}

/** One for each number from nought on. */
function upTo<T>(most: number, make: (count: number) => T): readonly T[] {
  return Array.from({ length: most + 1 }, (_, count) => make(count));
}
