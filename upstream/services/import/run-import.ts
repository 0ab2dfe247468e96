import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { givenKeys } from './excluded';
import type { Kind, LinedRow } from './kind';
import type { FileRow, ImportProblem } from './problem';
import { readRows } from './read-rows';

/** One value that would change. */
export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** What an import did, or would do; with a problem it did nothing. */
export interface ImportReport {
  readonly added: readonly string[];
  readonly changed: readonly { readonly slug: string; readonly changes: readonly Change[] }[];
  readonly same: number;
  readonly problems: readonly ImportProblem[];
  readonly isWritten: boolean;
}

interface Options {
  /** Whether to write; otherwise only told. */
  readonly apply: boolean;
  readonly now: Date;
}

/** Any fixed number: one import at a time. */
const advisoryLock = 5_424_433;
const rowsAStatement = 500;

/**
 * Compares a file with what is stored and, if asked, writes the difference: everything or nothing, in one transaction, while no
 * other import runs. What the file does not name stays. Applying a file twice changes nothing the second time.
 */
export async function runImport<Row extends { readonly slug: string }>(
  db: Database,
  kind: Kind<Row>,
  fileRows: readonly FileRow[],
  { apply, now }: Options,
): Promise<ImportReport> {
  const { rows, problems } = readRows(kind, fileRows);
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
    const all = [...problems, ...((await kind.missing?.(tx, rows)) ?? [])];
    const { added, changed, same } = await difference(tx, kind, rows);
    const isWritten = apply && all.length === 0;
    if (isWritten) await write(tx, kind, [...added, ...changed.map(({ row }) => row)], now);
    return {
      added: added.map(({ slug }) => slug),
      changed: changed.map(({ row, changes }) => ({ slug: row.slug, changes })),
      ...{ same, isWritten, problems: all.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0)) },
    };
  });
}

async function difference<Row extends { readonly slug: string }>(
  db: Database,
  kind: Kind<Row>,
  rows: readonly LinedRow<Row>[],
) {
  const added: Row[] = [];
  const changed: { row: Row; changes: Change[] }[] = [];
  for (const part of parts(rows)) {
    const stored = await kind.stored(
      db,
      part.map(({ row }) => row.slug),
    );
    const bySlug = new Map(stored.map((one) => [one.slug, one]));
    for (const { row } of part) {
      const before = bySlug.get(row.slug);
      const changes = before ? changesOf(before, { ...row }) : [];
      if (!before) added.push(row);
      else if (changes.length > 0) changed.push({ row, changes });
    }
  }
  return { added, changed, same: rows.length - added.length - changed.length };
}

function changesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change[] {
  return givenKeys(after).flatMap((field) => {
    const [from, to] = [before[field], after[field]];
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ field, from, to }];
  });
}

/** Rows with the same keys go together: what a row does not name must not be overwritten by another's. */
async function write<Row extends { readonly slug: string }>(
  db: Database,
  kind: Kind<Row>,
  rows: readonly Row[],
  now: Date,
): Promise<void> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const keys = givenKeys({ ...row }).join(' ');
    const group = groups.get(keys) ?? [];
    group.push(row);
    groups.set(keys, group);
  }
  for (const group of groups.values()) for (const part of parts(group)) await kind.write(db, part, now);
}

function parts<T>(rows: readonly T[]): T[][] {
  const count = Math.ceil(rows.length / rowsAStatement);
  return Array.from({ length: count }, (_, at) => rows.slice(at * rowsAStatement, (at + 1) * rowsAStatement));
}
