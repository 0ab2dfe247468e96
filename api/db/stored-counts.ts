import { eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from './client';
import { storedCodeCounts } from './schema/stored-code-counts';
import { storedCounts } from './schema/stored-counts';

/** Where counts are kept: by the id of the parent's row, or by a code that has no row of its own. */
const kept = {
  id: { table: 'stored_counts', column: 'parent_id' },
  code: { table: 'stored_code_counts', column: 'code' },
} as const;

/** What is counted: rows of a table that belong to a parent, where a condition on the row holds. */
interface Counted {
  readonly table: string;
  /** The column that names the parent; a list leaves out the rows where it is null. */
  readonly of: string;
  readonly by: keyof typeof kept;
  /** The lists by their names, each with its condition; the names go in alphabetical order, which is the order of the locks. */
  readonly lists: Readonly<Record<string, string>>;
}

const counted = [
  {
    table: 'buy_entries',
    of: 'game_id',
    by: 'id',
    lists: { game_buys: `state = 'done' and game_id is not null` },
  },
  { table: 'event_entries', of: 'event_id', by: 'id', lists: { event_entries: `review = 'approved'` } },
  {
    table: 'event_participants',
    of: 'event_id',
    by: 'id',
    lists: { event_joined: `state = 'joined'`, event_waitlist: `state = 'waitlist'` },
  },
  { table: 'games', of: 'provider_code', by: 'code', lists: { provider_games: 'true' } },
  { table: 'hunt_guesses', of: 'hunt_id', by: 'id', lists: { hunt_guesses: 'true' } },
  {
    table: 'special_odds',
    of: 'sponsor_id',
    by: 'id',
    lists: { odds_lost: `result = 'lost'`, odds_void: `result = 'void'`, odds_won: `result = 'won'` },
  },
  {
    table: 'tournament_participants',
    of: 'tournament_id',
    by: 'id',
    lists: {
      tournament_players: `state not in ('waitlist', 'no_show', 'withdrawn')`,
      tournament_waitlist: `state = 'waitlist'`,
    },
  },
  {
    table: 'win_reactions',
    of: 'win_id',
    by: 'id',
    lists: {
      win_clap: `reaction = 'clap'`,
      win_fire: `reaction = 'fire'`,
      win_heart: `reaction = 'heart'`,
      win_wow: `reaction = 'wow'`,
    },
  },
  {
    table: 'wins',
    of: 'game_id',
    by: 'id',
    lists: { game_wins: `review = 'approved' and game_id is not null` },
  },
] as const satisfies readonly Counted[];

type ListsOf<C, By> = C extends { readonly by: By; readonly lists: infer L } ? keyof L & string : never;
/** A list whose number of rows is stored by the id of a row. */
export type CountedList = ListsOf<(typeof counted)[number], 'id'>;
/** A list whose number of rows is stored by a code. */
type CodedList = ListsOf<(typeof counted)[number], 'code'>;

/** The stored counts of some lists, of every parent; one may stand at 0. */
export function isCountOf(...lists: readonly CountedList[]): SQL {
  return inArray(storedCounts.list, [...lists]);
}

/** The stored counts of a list by codes; one may stand at 0. */
export function isCodeCountOf(list: CodedList): SQL {
  return eq(storedCodeCounts.list, list);
}

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
      for (const statement of listTriggers(one)) await tx.execute(sql.raw(statement));
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

function listTriggers(one: Counted): string[] {
  const forget = inFunction(
    one,
    'truncate',
    `delete from ${kept[one.by].table} where list in (${listed(Object.keys(one.lists))})`,
  );
  const statements = changes.flatMap(({ event, tables, rows }) => {
    const parts = rows.map((from) => toSums(one, from, from === 'now' ? 1 : -1));
    const statement = event === 'insert' ? addMany(one, parts) : addUp(one, parts);
    return [inFunction(one, event, statement), trigger(one, event, ` referencing ${tables}`)];
  });
  return [...statements, forget, trigger(one, 'truncate', '')];
}

function toSums({ of, by, lists }: Counted, from: string, sign: 1 | -1): string {
  const { column } = kept[by];
  const [list, condition] = [Object.keys(lists), Object.values(lists)];
  return list
    .map(
      (name, at) =>
        `select '${name}' as list, "${of}" as ${column}, ${sign} * count(*) as change from ${from} where ${condition[at]} group by 2`,
    )
    .join(' union all ');
}

/** Where nothing is taken away, all in one statement: an import adds to thousands of lists at once. */
function addMany({ by }: Counted, parts: readonly string[]): string {
  const { table, column } = kept[by];
  return `insert into ${table} as kept ${toSum(column, parts)}
    on conflict (list, ${column}) do update set count = kept.count + excluded.count`;
}

/** A number that would fall below 0 is refused by the table's check: better a failed write than a wrong count. */
function addUp({ by }: Counted, parts: readonly string[]): string {
  const { table, column } = kept[by];
  return `for one in
        ${toSum(column, parts)}
      loop
        insert into ${table} as kept values (one.list, one.${column}, greatest(one.change, 0))
          on conflict (list, ${column}) do update set count = kept.count + one.change;
      end loop`;
}

function toSum(column: string, parts: readonly string[]): string {
  return `select list, ${column}, sum(change)::int as change from (${parts.join(' union all ')}) as changed
    group by list, ${column} having sum(change) <> 0 order by list, ${column}`;
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
  const { table, column } = kept[one.by];
  return `insert into ${table} (list, ${column}, count) ${toSums(one, `"${one.table}"`, 1)}`;
}

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');
