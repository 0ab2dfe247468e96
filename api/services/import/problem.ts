/** Something in the file that has to be mended; nothing is written while there is one. */
export interface ImportProblem {
  /** The line of the file, from 1; null where the file as a whole is meant. */
  readonly line: number | null;
  readonly text: string;
}

/** A row of the file as it stands there: a text for each column of a CSV, any value for each key of a JSON object. */
export interface FileRow {
  readonly line: number;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Rows, or what is wrong with the file. */
export type Read =
  | { readonly rows: readonly FileRow[] }
  | { readonly problems: readonly [ImportProblem, ...ImportProblem[]] };

/** One problem as the result of a read. */
export function unreadable(line: number | null, text: string): Read {
  return { problems: [{ line, text }] };
}
