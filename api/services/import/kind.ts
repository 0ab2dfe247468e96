import type { z } from 'zod';
import type { Ids } from '../../context';
import type { Database } from '../../db/client';
import type { ImportProblem, Refusal } from './problem';

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

/** When an import runs, what it makes secrets of, and who wrote it and why, where that is known. */
export interface Importing {
  readonly now: Date;
  readonly ids: Pick<Ids, 'secret'>;
  readonly actorId?: string | undefined;
  readonly note?: string | undefined;
}

/** How a kind of entry is read and stored. A key of a row that is undefined is not in the file and stays as it is. */
export interface Kind<Row extends { readonly slug: string }, Stored extends StoredRow = StoredRow> {
  /** Every field by its name in a file and in a form, in the order of the form; any other name is a problem. */
  readonly fields: z.ZodObject;
  /** What a new entry must have, beside what the schema asks of every row. */
  readonly needed?: readonly (keyof Row & string)[];
  /** Reads the fields of one row. */
  readonly schema: z.ZodType<Row>;
  /** What rows name that does not exist. */
  readonly missing?: (db: Database, rows: readonly LinedRow<Row>[]) => Promise<ImportProblem[]>;
  /** Holds entries that members rely on until the transaction ends, so that nobody joins between the look at them and the write. */
  readonly hold?: (db: Database, slugs: readonly string[]) => Promise<void>;
  /** What is stored under these slugs, by the keys of a row. */
  readonly stored: (db: Database, slugs: readonly string[]) => Promise<readonly Stored[]>;
  /** Why a new or changed row may not be stored; none where it may. */
  readonly refusals?: (difference: Difference<Row, Stored>, now: Date) => readonly Refusal[];
  /** Whether a change is of something that members rely on, so that the page must say what was put right (`withCorrections`). */
  readonly told?: (difference: Difference<Row, Stored>, now: Date) => boolean;
  /** Adds or changes rows that all have the same keys, in few statements. */
  readonly write: (db: Database, rows: readonly Row[], importing: Importing) => Promise<void>;
}
