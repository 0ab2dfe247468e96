import { stringify } from 'csv-stringify/sync';

/** A column: what a row calls it, and what stands above it. */
export interface CsvColumn {
  readonly key: string;
  readonly header: string;
}

/** A file for a spreadsheet. */
export interface CsvFile {
  /** ASCII, with its ending. */
  readonly name: string;
  readonly columns: readonly CsvColumn[];
  readonly rows: readonly Readonly<Record<string, string | number>>[];
}

/**
 * A file as UTF-8 with a byte order mark and semicolons, which is how a Turkish spreadsheet reads it without asking. A text that a
 * spreadsheet would run as a formula gets an apostrophe before it. Kept by nobody.
 */
export function csvAnswer({ name, columns, rows }: CsvFile): Response {
  const csv = stringify([...rows], {
    bom: true,
    delimiter: ';',
    header: true,
    escape_formulas: true,
    columns: [...columns],
  });
  return new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
