import type { Database } from '../../db/client';
import { gameKind } from './game-kind';
import type { ImportKind } from './kinds';
import { newsKind } from './news-kind';
import { readFile } from './read-file';
import { type ImportReport, runImport } from './run-import';
import { sponsorKind } from './sponsor-kind';

interface ImportFile {
  readonly kind: ImportKind;
  /** Its ending tells the format: `.json`, otherwise CSV. */
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether to write the difference; otherwise it is only told. */
  readonly apply: boolean;
  readonly now: Date;
}

/** Reads a file and compares it with what is stored, or writes the difference: everything or nothing. */
export async function importFile(
  db: Database,
  { kind, name, bytes, ...options }: ImportFile,
): Promise<ImportReport> {
  const read = readFile(name, bytes);
  if ('problems' in read)
    return { added: [], changed: [], same: 0, problems: read.problems, isWritten: false };
  if (kind === 'sponsors') return runImport(db, sponsorKind, read.rows, options);
  if (kind === 'games') return runImport(db, gameKind, read.rows, options);
  return runImport(db, newsKind, read.rows, options);
}
