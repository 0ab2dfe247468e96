import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { type Transaction, transact } from '../../db/transact';
import { absentOfUnread } from './absent-columns';
import { computeDifference } from './difference';
import { givenKeys } from './excluded';
import type { Change, Difference, Importing, StoredRow } from './kind';
import { findMissingPictures } from './missing-pictures';
import { parts } from './parts';
import type { FileRow, ImportProblem } from './problem';
import { readRows } from './read-rows';
import { type NamedKind, recordVersions } from './record-versions';

/** What an import did, or would do; with a problem it did nothing. */
export interface ImportReport {
  readonly added: readonly string[];
  readonly changed: readonly { readonly slug: string; readonly changes: readonly Change[] }[];
  readonly same: number;
  readonly problems: readonly ImportProblem[];
  readonly isWritten: boolean;
}

/** How an import runs; unless it is to `apply`, it only tells. */
export interface ImportOptions extends Importing {
  readonly apply: boolean;
}

/** Any fixed number: one import at a time. */
const advisoryLock = 5_424_433;

/** Lets no other import run until the transaction ends. */
export async function importAlone(tx: Pick<Database, 'execute'>): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLock})`);
}

/**
 * Compares a file with what is stored and, if asked, writes the difference: everything or nothing, in one transaction, while no
 * other import runs. What the file does not name stays. Applying a file twice changes nothing the second time.
 */
export function runImport<Row extends { readonly slug: string }, Stored extends StoredRow>(
  db: Database,
  kind: NamedKind<Row, Stored>,
  fileRows: readonly FileRow[],
  options: ImportOptions,
): Promise<ImportReport> {
  return transact(db, (tx) => importWithin(tx, kind, fileRows, options));
}

/** The same within its caller's transaction. */
export async function importWithin<Row extends { readonly slug: string }, Stored extends StoredRow>(
  tx: Transaction,
  kind: NamedKind<Row, Stored>,
  fileRows: readonly FileRow[],
  { apply, ...importing }: ImportOptions,
): Promise<ImportReport> {
  const read = readRows(kind, fileRows);
  const { rows, problems } = read;
  await importAlone(tx);
  const absent = await absentOfUnread(tx, kind, read);
  const missing = [...((await kind.missing?.(tx, rows)) ?? []), ...(await findMissingPictures(tx, rows))];
  const found = await computeDifference(tx, kind, rows, importing.now);
  const { added, changed, same } = found;
  const all = inOrder([...problems, ...absent, ...missing, ...found.problems]);
  const isWritten = apply && all.length === 0;
  if (isWritten) await write(tx, kind, [...added, ...changed], importing);
  return {
    added: added.map(({ row }) => row.slug),
    changed: changed.map(({ row, changes }) => ({ slug: row.slug, changes })),
    ...{ same, isWritten, problems: all },
  };
}

/** Problems by their lines. */
export function inOrder(problems: readonly ImportProblem[]): ImportProblem[] {
  return problems.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

/** Rows with the same keys go together: what a row does not name must not be overwritten by another's. Each leaves a version. */
async function write<Row extends { readonly slug: string }, Stored extends StoredRow>(
  tx: Transaction,
  kind: NamedKind<Row, Stored>,
  differences: readonly Difference<Row, Stored>[],
  importing: Importing,
): Promise<void> {
  const groups = new Map<string, Row[]>();
  for (const { row } of differences) {
    const keys = givenKeys({ ...row }).join(' ');
    const group = groups.get(keys) ?? [];
    group.push(row);
    groups.set(keys, group);
  }
  for (const group of groups.values()) for (const part of parts(group)) await kind.write(tx, part, importing);
  const before = new Map(differences.map((one) => [one.row.slug, one.before]));
  for (const part of parts([...before])) await recordVersions(tx, kind, new Map(part), importing);
}
