import type { z } from 'zod';
import type { Database } from '../../db/client';
import type { ImportProblem } from './problem';

/** A row that its schema has read, with the line of the file it stands on. */
export interface LinedRow<Row> {
  readonly line: number;
  readonly row: Row;
}

/** How a kind of entry is read and stored. A key of a row that is undefined is not in the file and stays as it is. */
export interface Kind<Row extends { readonly slug: string }> {
  /** Every column by its name in the file; any other name is a problem. */
  readonly columns: readonly string[];
  /** Reads the fields of one row. */
  readonly schema: z.ZodType<Row>;
  /** What rows name that does not exist. */
  readonly missing?: (db: Database, rows: readonly LinedRow<Row>[]) => Promise<ImportProblem[]>;
  /** What is stored under these slugs, by the keys of a row. */
  readonly stored: (
    db: Database,
    slugs: readonly string[],
  ) => Promise<readonly (Readonly<Record<string, unknown>> & { readonly slug: string })[]>;
  /** Adds or changes rows that all have the same keys, in few statements. */
  readonly write: (db: Database, rows: readonly Row[], now: Date) => Promise<void>;
}
