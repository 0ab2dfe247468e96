import type { Kind, LinedRow } from './kind';
import { type FileRow, type ImportProblem, refuse, toProblem } from './problem';
import { parseSaid } from './problem-code';

/** What was read of a file. */
interface ReadRows<Row> {
  readonly rows: readonly LinedRow<Row>[];
  /** The rows whose values have problems. */
  readonly unread: readonly FileRow[];
  readonly problems: readonly ImportProblem[];
}

/** The rows that can be stored, and every problem of the others: columns nobody knows, values, slugs that stand there twice. */
export function readRows<Row extends { readonly slug: string }>(
  kind: Pick<Kind<Row>, 'fields' | 'schema'>,
  fileRows: readonly FileRow[],
): ReadRows<Row> {
  const rows: LinedRow<Row>[] = [];
  const unread: FileRow[] = [];
  const problems: ImportProblem[] = unknownColumns(Object.keys(kind.fields.shape), fileRows);
  const lineOf = new Map<string, number>();
  for (const { line, fields } of fileRows) {
    const read = kind.schema.safeParse(fields);
    if (!read.success) {
      unread.push({ line, fields });
      problems.push(
        ...read.error.issues.map(({ path, message }) =>
          toProblem(line, { field: path.join('.'), ...parseSaid(message) }),
        ),
      );
      continue;
    }
    const { slug } = read.data;
    const first = lineOf.get(slug);
    if (first === undefined) lineOf.set(slug, line);
    else problems.push(toProblem(line, refuse('slug', 'slug_twice', { slug, at: first })));
    rows.push({ line, row: read.data });
  }
  return { rows, unread, problems };
}

/** Each unknown name once, where it stands first. */
function unknownColumns(known: readonly string[], rows: readonly FileRow[]): ImportProblem[] {
  const seen = new Map<string, number>();
  for (const { line, fields } of rows)
    for (const name of Object.keys(fields))
      if (!known.includes(name) && !seen.has(name)) seen.set(name, line);
  return [...seen].map(([column, line]) =>
    toProblem(line, refuse(null, 'unknown_field', { column, known: known.join(', ') })),
  );
}
