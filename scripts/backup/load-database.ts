import { createHash } from 'node:crypto';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from } from 'pg-copy-streams';
import { StartProblem } from '@/system/problem';
import type { CheckedArchive } from './check-archive';
import { type CopiedTable, type Manifest, tableFolder } from './manifest';
import { putPicturesBack } from './put-pictures-back';
import { type Entry, readArchive } from './read-archive';
import { identifier, listTables, plainForms } from './tables';

/**
 * Fills a migrated database with the rows of a backup, in one transaction: all of them or none. What is in its tables is removed. Triggers stay
 * silent, for the rows were already counted and announced; foreign keys are taken away meanwhile and proved anew over all rows.
 * Throws `StartProblem` where the tables are others, or a table ends up with another number of rows.
 */
export async function loadDatabase(client: pg.Client, archive: CheckedArchive): Promise<void> {
  const { manifest, file } = archive;
  await client.query('begin');
  try {
    await client.query(plainForms);
    await assertSameTables(client, manifest);
    await withoutRules(client, manifest.database.tables, async () => {
      await emptied(client, manifest.database.tables);
      await filled(client, file, manifest);
    });
    await putPicturesBack(client, archive);
    await afterwards(client, manifest);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
}

const fullName = ({ schema, name }: Pick<CopiedTable, 'schema' | 'name'>) =>
  `${identifier(schema)}.${identifier(name)}`;

async function assertSameTables(client: pg.Client, { database, version }: Manifest): Promise<void> {
  const shape = (tables: readonly Omit<CopiedTable, 'rows'>[]) =>
    tables.map(({ schema, name, columns }) => `${schema}.${name}(${[...columns].sort().join()})`).join('\n');
  if (shape(await listTables(client)) === shape(database.tables)) return;
  throw new StartProblem(
    `The backup was made by Sikke ${version}, whose tables are others than this program's: restore it with that version.`,
  );
}

interface ForeignKey {
  readonly on: string;
  readonly name: string;
  readonly definition: string;
}

/** `run` with the tables' own triggers and their foreign keys away. */
async function withoutRules(
  client: pg.Client,
  tables: readonly CopiedTable[],
  run: () => Promise<void>,
): Promise<void> {
  const { rows: keys } = await client.query<ForeignKey>(
    `select c.conrelid::regclass::text as on, quote_ident(c.conname) as name, pg_get_constraintdef(c.oid) as definition
      from pg_constraint c join pg_namespace s on s.oid = c.connamespace
      where c.contype = 'f' and c.conparentid = 0 and s.nspname = any($1) order by 1, 2`,
    [[...new Set(tables.map(({ schema }) => schema))]],
  );
  for (const { on, name } of keys) await client.query(`alter table ${on} drop constraint ${name}`);
  for (const table of tables) await client.query(`alter table ${fullName(table)} disable trigger user`);
  await run();
  for (const table of tables) await client.query(`alter table ${fullName(table)} enable trigger user`);
  for (const { on, name, definition } of keys)
    await client.query(`alter table ${on} add constraint ${name} ${definition}`);
}

async function emptied(client: pg.Client, tables: readonly CopiedTable[]): Promise<void> {
  await client.query(`truncate ${tables.map(fullName).join(', ')}`);
}

/** One COPY a piece, in the order of the file. */
async function filled(client: pg.Client, file: string, { entries, database }: Manifest): Promise<void> {
  const hashes = new Map(entries.map(({ name, sha256 }) => [name, sha256]));
  const folders = new Map(database.tables.map((table) => [tableFolder(table), table]));
  const rows = new Map<string, number>();
  await readArchive(file, async (entry) => {
    const { name } = entry;
    const folder = name.slice(0, name.lastIndexOf('/') + 1);
    const table = folders.get(folder);
    if (table === undefined) return;
    const count = await copied(client, table, { entry, sha256: hashes.get(name) });
    rows.set(folder, (rows.get(folder) ?? 0) + count);
  });
  for (const [folder, table] of folders) {
    if ((rows.get(folder) ?? 0) !== table.rows) throw otherRows(file, table.name);
  }
}

interface Piece {
  readonly entry: Entry;
  readonly sha256: string | undefined;
}

async function copied(client: pg.Client, table: CopiedTable, { entry, sha256 }: Piece): Promise<number> {
  const columns = table.columns.map(identifier).join(', ');
  const target = client.query(from(`copy ${fullName(table)} (${columns}) from stdin`));
  const hash = createHash('sha256');
  await pipeline(
    entry.content,
    async function* (pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece);
        yield piece;
      }
    },
    target,
  );
  // It was right a moment ago: somebody has written to the file since.
  if (hash.digest('hex') !== sha256) throw otherRows(entry.name, table.name);
  return target.rowCount;
}

function otherRows(where: string, table: string): StartProblem {
  return new StartProblem(`${where} holds other rows of ${table} than its manifest says.`);
}

/** Sequences go on where they stood; what a worker of the backed-up site held in the queue is free. */
async function afterwards(client: pg.Client, { database }: Manifest): Promise<void> {
  for (const { schema, name, last, isCalled } of database.sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [
      fullName({ schema, name }),
      last,
      isCalled,
    ]);
  }
  await client.query('update graphile_worker._private_jobs set locked_at = null, locked_by = null');
  await client.query('update graphile_worker._private_job_queues set locked_at = null, locked_by = null');
}
