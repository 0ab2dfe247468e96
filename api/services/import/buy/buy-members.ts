import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { users } from '../../../db/schema/users';
import type { LinedRow } from '../kind';
import { type ImportProblem, refuse, toProblem } from '../problem';
import type { BuyRow } from './buy-row';

/** The ids of members by their names, written as they write them; who is not there is not in it. */
export async function memberIds(
  db: Pick<Database, 'select'>,
  names: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const given = [...new Set(names.flatMap((name) => name ?? []))];
  if (given.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(inArray(users.username, given));
  return new Map(found.map(({ id, username }) => [username, id]));
}

/** A problem for each member whom a session thanks for a game and who is not there. */
export async function findMissingMembers(
  db: Database,
  rows: readonly LinedRow<BuyRow>[],
): Promise<ImportProblem[]> {
  const known = await memberIds(
    db,
    rows.flatMap(({ row }) => namesOf(row)),
  );
  return rows.flatMap(({ line, row }) =>
    (row.entries ?? []).flatMap(({ suggestedBy }, at) =>
      suggestedBy && !known.has(suggestedBy)
        ? [
            toProblem(
              line,
              refuse(`entries.${at}.suggested_by`, 'unknown_reference', { of: 'member', slug: suggestedBy }),
            ),
          ]
        : [],
    ),
  );
}

const namesOf = ({ entries }: BuyRow) => (entries ?? []).map(({ suggestedBy }) => suggestedBy);
