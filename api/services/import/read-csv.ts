import { CsvError, parse } from 'csv-parse/sync';
import type { ProblemCode } from '@/contract/desk-problems';
import { type FileRow, type Read, unreadable } from './problem';

interface Line {
  readonly line: number;
  readonly values: readonly string[];
}

/**
 * A CSV with a line of column names: commas or, as a Turkish Excel writes it, semicolons; quotes as in RFC 4180, any line
 * ends. Each row knows the line it ends on.
 */
export function readCsv(text: string): Read {
  try {
    const [head, ...rows] = parseLines(text);
    if (!head) return unreadable(null, 'file_empty');
    return toRows(
      head.values.map((name) => name.trim()),
      rows,
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return unreadable(findLine(error), codes[error.code] ?? 'file_not_csv');
  }
}

const codes: Readonly<Record<string, ProblemCode>> = {
  CSV_QUOTE_NOT_CLOSED: 'file_quote_open',
  CSV_INVALID_CLOSING_QUOTE: 'file_quote_closed',
  INVALID_OPENING_QUOTE: 'file_quote_inside',
  CSV_RECORD_INCONSISTENT_FIELDS_LENGTH: 'file_columns',
  CSV_RECORD_INCONSISTENT_COLUMNS: 'file_columns',
};

function parseLines(text: string): Line[] {
  const all: Line[] = [];
  parse(text, {
    delimiter: parseDelimiter(text),
    skip_empty_lines: true,
    on_record: (values: string[], { lines }) => void all.push({ line: lines, values }),
  });
  return all;
}

function toRows(names: readonly string[], lines: readonly Line[]): Read {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice !== undefined) return unreadable(1, 'file_column_twice', { column: twice });
  const rows: FileRow[] = lines.map(({ line, values }) => ({
    line,
    fields: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])),
  }));
  return { rows };
}

/** The one that stands more often in the line of column names. */
function parseDelimiter(text: string): ',' | ';' | '\t' {
  const head = text.split(/[\r\n]/, 1)[0] ?? '';
  const count = (delimiter: string) => head.split(delimiter).length;
  if (count('\t') > count(',') && count('\t') > count(';')) return '\t';
  return count(';') > count(',') ? ';' : ',';
}

function findLine(error: CsvError): number | null {
  return 'lines' in error && typeof error.lines === 'number' ? error.lines : null;
}
