import type { ImportKind } from '@/contract/desk-content';
import type { Database } from '../../db/client';
import { transact } from '../../db/transact';
import { contentKind } from './content-kind';
import type { FileRow } from './problem';
import { readFile } from './read-file';
import { type ImportOptions, type ImportReport, runImport } from './run-import';
import { scoreKind } from './scores/scores-kind';
import { importStandings } from './standings/import-standings';

interface ImportFile extends ImportOptions {
  readonly kind: ImportKind;
  /** Its ending tells the format: `.json`, otherwise CSV. */
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface ImportRows extends ImportOptions {
  readonly kind: ImportKind;
  readonly rows: readonly FileRow[];
}

/** Reads a file and compares it with what is stored, or writes the difference: everything or nothing. */
export async function importFile(
  db: Database,
  { kind, name, bytes, ...options }: ImportFile,
): Promise<ImportReport> {
  const read = readFile(name, bytes);
  if ('problems' in read)
    return { added: [], changed: [], same: 0, problems: read.problems, isWritten: false };
  return importRows(db, { kind, rows: read.rows, ...options });
}

/** The same of rows that were read already. */
export function importRows(db: Database, { kind, rows, ...options }: ImportRows): Promise<ImportReport> {
  if (kind === 'wager-standings') return transact(db, (tx) => importStandings(tx, rows, options));
  if (kind === 'tournament-scores') return runImport(db, { name: kind, ...scoreKind }, rows, options);
  return transact(db, (tx) => contentKind(kind).run(tx, rows, options));
}
