import { sql } from 'drizzle-orm';
import type { Deps } from '../../context';

/** Rows a query: a statement has an end of five seconds, and a member of years has thousands of lines. */
const batchSize = 1000;

/** What opens something, or is no data of the member's but ours about a call. */
const keptBack =
  /hash|jti|sealed|token|endpoint|auth_secret|idempotency_key|fingerprint|written_by|imposed_by|over_by/;
const keptBackTables = [
  'idempotent_answers',
  'telegram_links',
  'password_resets',
  'phone_codes',
  'kick_flows',
];

/**
 * Everything that is stored about a member, as one JSON document in pieces: the account, and the rows of every table with a
 * `user_id`, so that a table which comes tomorrow is in it. Without what opens something (hashes, tokens) and without pictures' bytes.
 */
export async function* exportData(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: string,
): AsyncGenerator<string> {
  yield `{\n"exported_at": ${JSON.stringify(new Date(clock.now()).toISOString())},\n"account": `;
  const [account] = await readRows(
    db,
    { table: 'users', key: 'id', columns: await readColumns(db, 'users') },
    userId,
    0,
  );
  yield JSON.stringify(account ?? null);
  for (const table of await listTables(db)) {
    const source = { table, key: 'user_id', columns: await readColumns(db, table) };
    yield `,\n${JSON.stringify(table)}: [`;
    let count = 0;
    for (let size = batchSize; size === batchSize; count += size) {
      const rows = await readRows(db, source, userId, count);
      size = rows.length;
      yield rows.map((row, at) => `${count + at === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`).join('');
    }
    yield ']';
  }
  yield '\n}\n';
}

async function listTables(db: Deps['db']): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = current_schema() and column_name = 'user_id' order by table_name`);
  return rows.map(({ name }) => name).filter((name) => !keptBackTables.includes(name));
}

async function readColumns(db: Deps['db'], table: string): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and data_type <> 'bytea' order by ordinal_position`);
  return rows.map(({ name }) => name).filter((name) => !keptBack.test(name));
}

interface Source {
  readonly table: string;
  readonly key: string;
  readonly columns: readonly string[];
}

/** Names come from the database's own catalogue. In the order in which the rows lie, which a member's export of a moment keeps. */
async function readRows(
  db: Deps['db'],
  { table, key, columns }: Source,
  userId: string,
  from: number,
): Promise<unknown[]> {
  const names = sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );
  const { rows } = await db.execute(sql`
    select ${names} from ${sql.identifier(table)} where ${sql.identifier(key)} = ${userId}
    order by ctid limit ${batchSize} offset ${from}`);
  return rows;
}
