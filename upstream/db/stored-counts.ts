import { type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from './client';
import { storedCounts } from './schema/stored-counts';

/** What is counted: rows of a table that belong to a parent, where a condition on the row holds. */
interface Counted {
  readonly table: string;
  /** The column that names the parent. */
  readonly of: string;
  /** The lists by their names, each with its condition; the names go in alphabetical order, which is the order of the locks. */
  readonly lists: Readonly<Record<string, string>>;
}

const counted = [
  { table: 'event_entries', of: 'event_id', lists: { event_entries: `review = 'approved'` } },
  {
    table: 'event_participants',
    of: 'event_id',
    lists: { event_joined: `state = 'joined'`, event_waitlist: `state = 'waitlist'` },
  },
  { table: 'hunt_guesses', of: 'hunt_id', lists: { hunt_guesses: 'true' } },
  {
    table: 'tournament_participants',
    of: 'tournament_id',
    lists: {
      tournament_players: `state not in ('waitlist', 'no_show', 'withdrawn')`,
      tournament_waitlist: `state = 'waitlist'`,
    },
  },
] as const satisfies readonly Counted[];

type ListsOf<C> = C extends { readonly lists: infer L } ? keyof L : never;
/** A list whose number of rows is stored. */
export type CountedList = ListsOf<(typeof counted)[number]> & string;

/** The stored number of rows of a list, 0 for none: one row by its key, however many it counts. */
export function storedCount(list: CountedList, parentId: SQLWrapper) {
  return sql<number>`coalesce((select k.count from ${storedCounts} as k where k.list = ${list} and k.parent_id = ${parentId}), 0)`;
}

/**
 * Makes the database itself keep the stored counts, whoever writes and in the same transaction: per statement, not per row, and in one
 * order of locks. Rows that are there when the triggers are first made are counted then.
 */
export async function keepCounts(db: Database): Promise<void> {
  for (const one of counted) {
    await db.transaction(async (tx) => {
      const { rows } = await tx.execute(
        sql`select from pg_trigger where tgname = ${triggerName(one, 'insert')} and tgrelid = ${one.table}::regclass`,
      );
      // Nobody writes between the counting and the first trigger.
      if (rows.length === 0)
        await tx.execute(sql.raw(`lock table "${one.table}" in share row exclusive mode`));
      for (const statement of triggersOf(one)) await tx.execute(sql.raw(statement));
      if (rows.length === 0) await tx.execute(sql.raw(firstCount(one)));
    });
  }
}

const triggerName = ({ table }: Counted, event: string) => `${table}_count_${event}`;

/** What each change of rows adds to the counts: `now` are the rows after it, `was` those before it. */
const changes = [
  { event: 'insert', tables: 'new table as now', rows: ['now'] },
  { event: 'delete', tables: 'old table as was', rows: ['was'] },
  { event: 'update', tables: 'old table as was new table as now', rows: ['now', 'was'] },
] as const;

function triggersOf(one: Counted): string[] {
  const forget = inFunction(
    one,
    'truncate',
    `delete from stored_counts where list in (${listed(Object.keys(one.lists))})`,
  );
  const statements = changes.flatMap(({ event, tables, rows }) => {
    const parts = rows.map((from) => sumsOf(one, from, from === 'now' ? 1 : -1));
    const statement = event === 'insert' ? addMany(parts) : addUp(parts);
    return [inFunction(one, event, statement), trigger(one, event, ` referencing ${tables}`)];
  });
  return [...statements, forget, trigger(one, 'truncate', '')];
}

function sumsOf({ of, lists }: Counted, from: string, sign: 1 | -1): string {
  const [list, condition] = [Object.keys(lists), Object.values(lists)];
  return list
    .map(
      (name, at) =>
        `select '${name}' as list, "${of}" as parent_id, ${sign} * count(*) as change from ${from} where ${condition[at]} group by 2`,
    )
    .join(' union all ');
}

/** Where nothing is taken away, all in one statement: an import adds to thousands of lists at once. */
function addMany(parts: readonly string[]): string {
  return `insert into stored_counts as kept ${sumOf(parts)}
    on conflict (list, parent_id) do update set count = kept.count + excluded.count`;
}

/** A number that would fall below 0 is refused by the table's check: better a failed write than a wrong count. */
function addUp(parts: readonly string[]): string {
  return `for one in
        ${sumOf(parts)}
      loop
        insert into stored_counts as kept values (one.list, one.parent_id, greatest(one.change, 0))
          on conflict (list, parent_id) do update set count = kept.count + one.change;
      end loop`;
}

function sumOf(parts: readonly string[]): string {
  return `select list, parent_id, sum(change)::int as change from (${parts.join(' union all ')}) as changed
    group by list, parent_id having sum(change) <> 0 order by list, parent_id`;
}

function inFunction(one: Counted, event: string, statement: string): string {
  return `create or replace function "${triggerName(one, event)}"() returns trigger language plpgsql as $$
    declare
      one record;
    begin
      ${statement};
      return null;
    end $$`;
}

function trigger(one: Counted, event: string, referencing: string): string {
  const name = triggerName(one, event);
  return `create or replace trigger "${name}" after ${event} on "${one.table}"${referencing}
    for each statement execute function "${name}"()`;
}

function firstCount(one: Counted): string {
  return `insert into stored_counts (list, parent_id, count) ${sumsOf(one, `"${one.table}"`, 1)}`;
}

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
