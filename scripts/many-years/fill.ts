import type pg from 'pg';

/** What a year of the demo has of what grows with members, about: rows of each table. */
export const ofOneYear = { users: 1_000, coin_ledger: 80_000, market_orders: 10_000 } as const;

type Table = keyof typeof ofOneYear;

/**
 * Fills the three tables that grow with members and years, so many times: members, eight lines of the ledger for each of their ten orders, times spread evenly over a
 * year. No trigger runs and no reference is checked; hashes are made up, so the books do not add up. Indexes and unique keys are made after the rows.
 */
export async function fillYears(client: pg.Client, times: number): Promise<void> {
  await client.query(
    'set session_replication_role = replica; set statement_timeout = 0; set maintenance_work_mem = 512000',
  );
  for (const [table, rows] of Object.entries(ofOneYear)) {
    const back = await withoutIndexes(client, table);
    await client.query(toInsert(table as Table, rows * times, times));
    for (const statement of back) await client.query(statement);
  }
  await client.query('analyze');
}

const member = (nth: string) =>
  `('00000000-0000-4000-8000-' || lpad(((${nth}) % $members)::text, 12, '0'))::uuid`;
const when = (nth: string, rows: number) => `now() - interval '1 year' * (1 - (${nth})::float8 / ${rows})`;

function toInsert(table: Table, rows: number, times: number): string {
  const members = String(ofOneYear.users * times);
  const statements: Readonly<Record<Table, string>> = {
    users: `insert into users (id, username, username_fold, email, email_fold, password_hash, point, created_at)
      select ${member('n')}, 'uye' || n, 'uye' || n, 'uye' || n || '@ornek.com', 'uye' || n || '@ornek.com', '', 1000, ${when('n', rows)}
      from generate_series(0, ${rows - 1}) n`,
    coin_ledger: `insert into coin_ledger (user_id, amount, balance_after, reason, earned, idempotency_key, prev_hash, hash, created_at)
      select ${member('n')}, 5, 1000, case when n % 4 = 0 then 'adjustment' else 'checkin' end, n % 4 <> 0, 'yil:' || n, lpad(to_hex(n), 64, '0'), lpad(to_hex(n + 1), 64, '0'), ${when('n', rows)}
      from generate_series(1, ${rows}) n`,
    market_orders: `insert into market_orders (id, user_id, item_id, price, state, hold_id, created_at, decided_at)
      select gen_random_uuid(), ${member('n')}, 1, 3, 'delivered', n, ${when('n', rows)}, ${when('n', rows)}
      from generate_series(1, ${rows}) n`,
  };
  return statements[table].replaceAll('$members', members);
}

/** Drops what a table is looked up by, but for its primary key, and answers how to make it again. */
async function withoutIndexes(client: pg.Client, table: string): Promise<string[]> {
  const { rows: keys } = await client.query<{ name: string; form: string }>(
    `select conname as name, pg_get_constraintdef(oid) as form from pg_constraint where conrelid = $1::regclass and contype = 'u'
      and not exists (select from pg_constraint f where f.contype = 'f' and f.conindid = pg_constraint.conindid)`,
    [table],
  );
  const back: string[] = [];
  for (const { name, form } of keys) {
    await client.query(`alter table ${table} drop constraint "${name}"`);
    back.push(`alter table ${table} add constraint "${name}" ${form}`);
  }
  const { rows: indexes } = await client.query<{ name: string; form: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as form from pg_index
      where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
    [table],
  );
  for (const { name, form } of indexes) {
    await client.query(`drop index ${name}`);
    back.push(form);
  }
  return back;
}
