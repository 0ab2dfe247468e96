import pg from 'pg';
import type { CopiedDatabase, CopiedTable } from './manifest';

/** Every schema that holds rows of a site: its own, and the queue of its jobs. */
const schemas = ['public', 'graphile_worker'];

/** The same text for the same value, whatever a server or a role has set. */
export const plainForms = `set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`;

/** A name as SQL takes it. */
export const identifier = pg.escapeIdentifier;

/** The tables with their stored columns, by name. What the queue's library notes of its own version goes with the program. */
export async function listTables(client: pg.Client): Promise<Omit<CopiedTable, 'rows'>[]> {
  const { rows } = await client.query<Omit<CopiedTable, 'rows'>>(
    `select s.nspname as schema, t.relname as name, json_agg(c.attname order by c.attnum) as columns
      from pg_class t join pg_namespace s on s.oid = t.relnamespace join pg_attribute c on c.attrelid = t.oid
      where s.nspname = any($1) and t.relkind = 'r' and c.attnum > 0 and not c.attisdropped and c.attgenerated = ''
        and not (s.nspname = 'graphile_worker' and t.relname = 'migrations')
      group by 1, 2 order by 1, 2`,
    [schemas],
  );
  return rows;
}

/** Where each sequence stands. */
export async function listSequences(client: pg.Client): Promise<CopiedDatabase['sequences']> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    'select schemaname as schema, sequencename as name from pg_sequences where schemaname = any($1) order by 1, 2',
    [schemas],
  );
  const found: CopiedDatabase['sequences'] = [];
  for (const { schema, name } of rows) {
    const state = await client.query<{ last: string; isCalled: boolean }>(
      `select last_value::text as last, is_called as "isCalled" from ${identifier(schema)}.${identifier(name)}`,
    );
    const [row] = state.rows;
    if (row !== undefined) found.push({ schema, name, ...row });
  }
  return found;
}
