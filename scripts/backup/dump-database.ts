import type pg from 'pg';
import { to } from 'pg-copy-streams';
import { StartProblem } from '@/system/problem';
import { type CopiedDatabase, type CopiedTable, tableFolder } from './manifest';
import { identifier, listSequences, listTables, plainForms } from './tables';
import type { AddEntry } from './write-archive';

/** How much of a table is held in memory at a time, in bytes: one entry of the file. */
const pieceBytes = 4 * 1024 * 1024;

/**
 * Copies a database as it is at one moment, while it is written to; `look` is called while the connection still sees that moment. Throws
 * `StartProblem` where it is none of Sikke's.
 */
export async function dumpDatabase(
  client: pg.Client,
  add: AddEntry,
  look: () => Promise<void>,
): Promise<CopiedDatabase> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(plainForms);
  const [migrations, postgres] = [await appliedMigrations(client), await version(client)];
  const tables: CopiedTable[] = [];
  for (const table of await listTables(client)) {
    tables.push({ ...table, rows: await copied(client, table, add) });
  }
  const ledgerHead = await findLedgerHead(client);
  await look();
  // Not of the snapshot: they stand where it does, or further on.
  const sequences = await listSequences(client);
  await client.query('commit');
  return { postgres, migrations, tables, sequences, ledgerHead };
}

async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const found = await client.query<{ found: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as found",
  );
  if (found.rows[0]?.found !== true)
    throw new StartProblem('The database holds no site: nothing to back up.');
  const { rows } = await client.query<{ made: string }>(
    'select created_at as made from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ made }) => Number(made));
}

async function version(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ server_version: string }>('show server_version');
  return rows[0]?.server_version ?? '';
}

async function findLedgerHead(client: pg.Client) {
  const { rows } = await client.query<{ id: string; hash: string }>(
    'select id, hash from coin_ledger order by id desc limit 1',
  );
  return rows[0] ?? null;
}

type Table = Awaited<ReturnType<typeof listTables>>[number];

async function copied(client: pg.Client, table: Table, add: AddEntry): Promise<number> {
  const columns = table.columns.map(identifier).join(', ');
  const rows = client.query(
    to(`copy ${identifier(table.schema)}.${identifier(table.name)} (${columns}) to stdout`),
  );
  let number = 0;
  for await (const piece of wholeRows(rows)) {
    number += 1;
    await add(`${tableFolder(table)}${String(number).padStart(6, '0')}`, piece);
  }
  return rows.rowCount;
}

/** Pieces that end where a row does: a line feed within a value is written as `\n`. */
async function* wholeRows(rows: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let [held, bytes]: [Buffer[], number] = [[], 0];
  for await (const piece of rows) {
    held.push(piece);
    bytes += piece.length;
    if (bytes < pieceBytes || !piece.includes(10)) continue;
    const all = Buffer.concat(held);
    const end = all.lastIndexOf(10) + 1;
    yield all.subarray(0, end);
    [held, bytes] = [[all.subarray(end)], all.length - end];
  }
  if (bytes > 0) yield Buffer.concat(held);
}
