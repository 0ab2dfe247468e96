import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { analysts } from '../../db/schema/analysts';
import { games } from '../../db/schema/games';
import { sponsors } from '../../db/schema/sponsors';
import type { Kind, LinedRow } from './kind';
import { type ImportProblem, refuse, toProblem } from './problem';

const tables = { sponsor: sponsors, game: games, analyst: analysts } as const;

/** What rows name by its slug: of what, in which column, and the slugs of one row. */
interface Reference<Row> {
  readonly of: keyof typeof tables;
  readonly column: string;
  readonly slugs: (row: Row) => readonly (string | null | undefined)[];
}

/** The ids of sponsors, games or authors by their slugs; what does not exist is not in it. */
export async function idsBySlug(
  db: Pick<Database, 'select'>,
  of: keyof typeof tables,
  slugs: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, number>> {
  const given = [...new Set(slugs.flatMap((slug) => slug ?? []))];
  if (given.length === 0) return new Map();
  const { id, slug } = tables[of];
  const found = await db.select({ id, slug }).from(tables[of]).where(inArray(slug, given));
  return new Map(found.map((one) => [one.slug, one.id]));
}

/** A problem for each slug that a row names and nobody has. */
async function missingReferences<Row>(
  db: Pick<Database, 'select'>,
  rows: readonly LinedRow<Row>[],
  { of, column, slugs }: Reference<Row>,
): Promise<ImportProblem[]> {
  const known = await idsBySlug(
    db,
    of,
    rows.flatMap(({ row }) => slugs(row)),
  );
  return rows.flatMap(({ line, row }) =>
    slugs(row)
      .filter((slug) => slug && !known.has(slug))
      .map((slug) => toProblem(line, refuse(column, 'unknown_reference', { of, slug: slug ?? '' }))),
  );
}

/** The sponsor of a row, in the column of that name. */
export const sponsorReference: Reference<{ readonly sponsor?: string | null | undefined }> = {
  of: 'sponsor',
  column: 'sponsor',
  slugs: ({ sponsor }) => [sponsor],
};

/** What a kind's rows name that does not exist, by each of these references. */
export function findMissing<Row extends { readonly slug: string }>(
  ...references: readonly Reference<Row>[]
): NonNullable<Kind<Row>['missing']> {
  return async (db, rows) => {
    const problems: ImportProblem[] = [];
    for (const one of references) problems.push(...(await missingReferences(db, rows, one)));
    return problems;
  };
}
