import type { Database } from '../../db/client';
import type { Kind, StoredRow } from './kind';
import { parts } from './parts';
import { type FileRow, type ImportProblem, type Refusal, refuse, toProblem } from './problem';

/** A refusal for each of these keys that a new row does not have; an old one keeps what is stored. */
export function absentColumns<Row extends object>(
  row: Row,
  needed: readonly (keyof Row & string)[],
): Refusal[] {
  return needed
    .filter((key) => (row[key] ?? null) === null)
    .map((key) => refuse(toColumn(key), 'needed_for_new'));
}

/** The same of new rows whose values have problems already, so that everything that is to be mended is said at once. */
export async function absentOfUnread<Row extends { readonly slug: string }, Stored extends StoredRow>(
  db: Database,
  { needed = [], stored }: Kind<Row, Stored>,
  { unread, problems }: { readonly unread: readonly FileRow[]; readonly problems: readonly ImportProblem[] },
): Promise<ImportProblem[]> {
  if (needed.length === 0) return [];
  const found: ImportProblem[] = [];
  for (const part of parts(unread)) {
    const known = new Set((await stored(db, part.map(slugOf))).map(({ slug }) => slug));
    for (const one of part.filter((row) => !known.has(slugOf(row))))
      for (const column of needed.map(toColumn))
        if (isEmpty(one.fields[column]) && !isTold(problems, one.line, column))
          found.push(toProblem(one.line, refuse(column, 'needed_for_new')));
  }
  return found;
}

function slugOf({ fields: { slug } }: FileRow): string {
  return typeof slug === 'string' ? slug.trim() : '';
}

function isEmpty(value: unknown): boolean {
  return (value ?? null) === null || (typeof value === 'string' && value.trim() === '');
}

function isTold(problems: readonly ImportProblem[], line: number, column: string): boolean {
  return problems.some((problem) => problem.line === line && problem.field === column);
}

/** The column that a key of a row comes from. */
export function toColumn(key: string): string {
  return key.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
