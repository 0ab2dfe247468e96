import type { Database } from '../../db/client';
import { absentColumns } from './absent-columns';
import { givenKeys } from './excluded';
import type { Change, Difference, Kind, LinedRow, StoredRow } from './kind';
import { parts } from './parts';
import { type ImportProblem, toProblem } from './problem';

/** A file against what is stored; `problems` are the rows that may not be stored. */
export interface FileDifference<Row, Stored> {
  readonly added: readonly Difference<Row, Stored>[];
  readonly changed: readonly Difference<Row, Stored>[];
  readonly same: number;
  readonly problems: readonly ImportProblem[];
}

/** Compares rows with what is stored, and asks the kind whether what is new or other may be. Call it inside of a transaction: rows are held. */
export async function computeDifference<Row extends { readonly slug: string }, Stored extends StoredRow>(
  db: Database,
  kind: Kind<Row, Stored>,
  rows: readonly LinedRow<Row>[],
  now: Date,
): Promise<FileDifference<Row, Stored>> {
  const added: Difference<Row, Stored>[] = [];
  const changed: Difference<Row, Stored>[] = [];
  const problems: ImportProblem[] = [];
  for (const part of parts(rows)) {
    const slugs = part.map(({ row }) => row.slug);
    await kind.hold?.(db, slugs);
    const bySlug = new Map((await kind.stored(db, slugs)).map((one) => [one.slug, one]));
    for (const { line, row } of part) {
      const before = bySlug.get(row.slug);
      const one = { row, before, changes: before ? listChanges(before, { ...row }) : [] };
      if (before && one.changes.length === 0) continue;
      (before ? changed : added).push(one);
      const absent = before ? [] : absentColumns(row, kind.needed ?? []);
      for (const refusal of [...absent, ...(kind.refusals?.(one, now) ?? [])])
        problems.push(toProblem(line, refusal));
    }
  }
  return { added, changed, problems, same: rows.length - added.length - changed.length };
}

function listChanges(before: StoredRow, after: Readonly<Record<string, unknown>>): Change[] {
  return givenKeys(after).flatMap((field) => {
    const [from, to] = [before[field], after[field]];
    return canonical(from) === canonical(to) ? [] : [{ field, from, to }];
  });
}

/** JSON with keys in one order: PostgreSQL keeps those of a jsonb in an order of its own. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

function sorted(part: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function isRecord(part: unknown): part is Readonly<Record<string, unknown>> {
  return typeof part === 'object' && part !== null && !Array.isArray(part);
}
