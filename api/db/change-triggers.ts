import { sql } from 'drizzle-orm';
import { type ChangeTag, changeTags } from './change-tags';
import type { Database } from './client';

/** The channel on which a committed change is heard: its tag and the number of its transaction, once each however many statements. */
export const changeChannel = 'content_changes';

/** Brings the triggers of the change tags in line with the list: makes what is missing, drops what is not in it. */
export async function applyChangeTriggers(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    for (const statement of functions) await tx.execute(sql.raw(statement));
    const wanted = new Map(
      changeTags.flatMap(listTriggers).map((trigger) => [triggerName(trigger), trigger]),
    );
    const found = await tx.execute<{ name: string; tab: string }>(sql.raw(existing));
    for (const { name, tab } of found.rows) {
      if (!wanted.delete(`${tab} ${name}`)) await tx.execute(sql.raw(`drop trigger "${name}" on "${tab}"`));
    }
    for (const { statement } of wanted.values()) await tx.execute(sql.raw(statement));
  });
}

interface Trigger {
  readonly table: string;
  readonly name: string;
  readonly statement: string;
}

const triggerName = ({ table, name }: Trigger) => `${table} ${name}`;

/** A statement that touched no row announces nothing, so a job that finds nothing to do renews no page. */
const functions = [
  `create or replace function announce_tag() returns trigger language plpgsql as $$
  begin
    insert into content_changes (tag) values (tg_argv[0]);
    perform pg_notify('${changeChannel}', tg_argv[0] || ' ' || pg_current_xact_id());
    return null;
  end $$`,
  `create or replace function announce_changed_rows() returns trigger language plpgsql as $$
  begin
    if exists (select from changed) then
      insert into content_changes (tag) values (tg_argv[0]);
      perform pg_notify('${changeChannel}', tg_argv[0] || ' ' || pg_current_xact_id());
    end if;
    return null;
  end $$`,
];

const existing = `select tgname as name, relname as tab from pg_trigger
  join pg_class on pg_class.oid = tgrelid join pg_namespace on pg_namespace.oid = relnamespace
  where not tgisinternal and tgname like 'announce:%' and nspname = current_schema()`;

function listTriggers(change: ChangeTag): Trigger[] {
  return [
    rowsTrigger(change, 'insert', 'new'),
    change.columns ? columnsTrigger(change, change.columns) : rowsTrigger(change, 'update', 'new'),
    rowsTrigger(change, 'delete', 'old'),
  ];
}

function rowsTrigger({ table, tag }: ChangeTag, event: string, rows: 'new' | 'old'): Trigger {
  const name = `announce:${tag}:${event}`;
  const statement = `create trigger "${name}" after ${event} on "${table}" referencing ${rows} table as changed
    for each statement execute function announce_changed_rows('${tag}')`;
  return { table, name, statement };
}

function columnsTrigger({ table, tag }: ChangeTag, columns: readonly string[]): Trigger {
  const name = `announce:${tag}:update:${columns.join(',')}`.slice(0, 63);
  const list = columns.map((column) => `"${column}"`).join(', ');
  const statement = `create trigger "${name}" after update of ${list} on "${table}"
    for each statement execute function announce_tag('${tag}')`;
  return { table, name, statement };
}
