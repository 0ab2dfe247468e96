import type { ImportKind } from '@/contract/desk-content';
import type { ContentField } from '@/contract/desk-content-fields';
import type { Database } from '../../db/client';
import { transact } from '../../db/transact';
import { contentKind } from './content-kind';
import { describeFields } from './describe-fields';
import type { FileRow } from './problem';
import { readFile } from './read-file';
import { importReports, reportFields } from './reports/import-reports';
import { type ImportOptions, type ImportReport, runImport } from './run-import';
import { scoreKind } from './scores/scores-kind';
import { importStandings } from './standings/import-standings';
import { standingsFile } from './standings/standings-row';

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

/** What a row of a kind has, figures too. */
export function importFields(kind: ImportKind): readonly ContentField[] {
  if (kind === 'wager-standings') return describeFields(standingsFile.fields);
  if (kind === 'tournament-scores') return describeFields(scoreKind.fields);
  if (kind === 'sponsor-reports') return describeFields(reportFields);
  return contentKind(kind).fields;
}

/** Reads a file and compares it with what is stored, or writes the difference: everything or nothing. */
export async function importFile(
  db: Database,
  { kind, name, bytes, ...options }: ImportFile,
): Promise<ImportReport> {
  const read = readFile(name, bytes);
  if ('problems' in read)
    return { added: [], changed: [], same: 0, problems: read.problems, isWritten: false };
  const rows = kind === 'sponsor-reports' ? withSponsor(read.rows, name) : read.rows;
  return importRows(db, { kind, rows, ...options });
}

/** The same of rows that were read already. */
export function importRows(db: Database, { kind, rows, ...options }: ImportRows): Promise<ImportReport> {
  if (kind === 'wager-standings') return transact(db, (tx) => importStandings(tx, rows, options));
  if (kind === 'tournament-scores') return runImport(db, { name: kind, ...scoreKind }, rows, options);
  if (kind === 'sponsor-reports') return transact(db, (tx) => importReports(tx, rows, options));
  return transact(db, (tx) => contentKind(kind).run(tx, rows, options));
}

/** A system's own file does not say whose it is: its name may, as in `sponsor-reports-ornek.csv`. */
function withSponsor(rows: readonly FileRow[], name: string): FileRow[] {
  const sponsor = /^sponsor-reports-([a-z0-9-]+)\.\w+$/i.exec(name)?.[1]?.toLowerCase();
  return rows.map((row) => ({ ...row, fields: { ...(sponsor ? { sponsor } : {}), ...row.fields } }));
}
