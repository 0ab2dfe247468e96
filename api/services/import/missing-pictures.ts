import { inArray } from 'drizzle-orm';
import { libraryAddress } from '../../db/library-uses';
import { libraryPictures } from '../../db/schema/library-pictures';
import type { Transaction } from '../../db/transact';
import { toColumn } from './absent-columns';
import type { LinedRow } from './kind';
import { parts } from './parts';
import { type ImportProblem, refuse, toProblem } from './problem';

/** A problem for each text that shows a picture which the library does not have; those it has stay until the transaction ends. */
export async function findMissingPictures(
  tx: Transaction,
  rows: readonly LinedRow<object>[],
): Promise<ImportProblem[]> {
  const shown = rows.flatMap(({ line, row }) =>
    Object.entries(row).map(([key, value]) => ({ line, key, ids: readIds(value) })),
  );
  const known = await holdPictures(tx, [...new Set(shown.flatMap(({ ids }) => ids))].toSorted());
  return shown
    .filter(({ ids }) => ids.some((id) => !known.has(id)))
    .map(({ line, key }) => toProblem(line, refuse(toColumn(key), 'not_in_library')));
}

function readIds(value: unknown): string[] {
  if (typeof value !== 'string') return [];
  return [...value.matchAll(new RegExp(libraryAddress, 'g'))].flatMap(([, id]) => id ?? []);
}

async function holdPictures(tx: Transaction, wanted: readonly string[]): Promise<ReadonlySet<string>> {
  const held = new Set<string>();
  const { id } = libraryPictures;
  for (const part of parts(wanted)) {
    const found = await tx.select({ id }).from(libraryPictures).where(inArray(id, part)).for('key share');
    for (const one of found) held.add(one.id);
  }
  return held;
}
