import type { z } from 'zod';
import type { Ids } from '../../context';
import type { Database } from '../../db/client';
import type { ImportProblem } from './problem';

/** A row that its schema has read, with the line of the file it stands on. */
export interface LinedRow<Row> {
  readonly line: number;
  readonly row: Row;
}

/** A stored entry by the keys of a row; it may have more, which are compared with nothing. */
export type StoredRow = Readonly<Record<string, unknown>> & { readonly slug: string };

/** One value that would change. */
export interface Change {
  readonly field: string;
  readonly from: unknown;
  readonly to: unknown;
}

/** A row beside what is stored under its slug: `before` is undefined for a new one, `changes` are all of an old one's. */
export interface Difference<Row, Stored> {
  readonly row: Row;
  readonly before: Stored | undefined;
  readonly changes: readonly Change[];
}

/** When an import runs, and what it makes secrets of. */
export interface Importing {
  readonly now: Date;
  readonly ids: Pick<Ids, 'secret'>;
}

/** How a kind of entry is read and stored. A key of a row that is undefined is not in the file and stays as it is. */
export interface Kind<Row extends { readonly slug: string }, Stored extends StoredRow = StoredRow> {
  /** Every column by its name in the file; any other name is a problem. */
  readonly columns: readonly string[];
  /** Reads the fields of one row. */
  readonly schema: z.ZodType<Row>;
  /** What rows name that does not exist. */
  readonly missing?: (db: Database, rows: readonly LinedRow<Row>[]) => Promise<ImportProblem[]>;
  /**
   * What is stored under these slugs, by the keys of a row. Where members rely on an entry its row is held first, so that nobody
   * joins between the look at it and the write.
   */
  readonly stored: (db: Database, slugs: readonly string[]) => Promise<readonly Stored[]>;
  /** Why a new or changed row may not be stored, a sentence each that begins with its column; none where it may. */
  readonly refusals?: (difference: Difference<Row, Stored>, now: Date) => readonly string[];
  /** Adds or changes rows that all have the same keys, in few statements. */
  readonly write: (db: Database, rows: readonly Row[], importing: Importing) => Promise<void>;
}
