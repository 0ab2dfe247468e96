import { eq, sql } from 'drizzle-orm';
import { libraryPath } from '@/contract/desk-media';
import { type LibraryPlace, libraryPlaces } from '../../../db/library-places';
import { libraryUses } from '../../../db/schema/library-uses';
import type { Transaction } from '../../../db/transact';

/**
 * Gives every row that shows a picture its new address, `form` behind the picture's own; so the pages that show it are made anew as after
 * any change.
 */
export async function moveUses(tx: Transaction, id: string, form: string): Promise<void> {
  const found = await tx
    .selectDistinct({ place: libraryUses.place })
    .from(libraryUses)
    .where(eq(libraryUses.pictureId, id));
  const used = new Set(found.map(({ place }) => place));
  for (const place of libraryPlaces) if (used.has(place.table)) await moveIn(tx, place, { id, form });
}

function moveIn(
  tx: Transaction,
  { table, key, columns, isJson }: LibraryPlace,
  { id, form }: { readonly id: string; readonly form: string },
) {
  const begin = `${libraryPath}/${id}/`;
  const moved = columns.map((column) => {
    const [name, type] = [sql.raw(`"${column}"`), sql.raw(isJson ? 'jsonb' : 'text')];
    return sql`${name} = regexp_replace(${name}::text, ${`${begin}\\d+-[lcr][tcb]`}, ${begin + form}, 'g')::${type}`;
  });
  return tx.execute(sql`update ${sql.raw(`"${table}"`)} set ${sql.join(moved, sql`, `)}
    where ${sql.raw(`"${key}"::text`)} in (select row_key from ${libraryUses}
      where picture_id = ${id} and place = ${table})`);
}
