import { eq, sql } from 'drizzle-orm';
import type { LibraryDetailWire, PictureUseWire } from '@/contract/desk-media';
import type { ServiceContext } from '../../../context';
import { type LibraryPlace, libraryPlaces } from '../../../db/library-places';
import { libraryPictures } from '../../../db/schema/library-pictures';
import { libraryUses } from '../../../db/schema/library-uses';
import { ServiceError } from '../../../service-error';
import { pictureColumns, toPictureWire } from './picture-wire';

type Reads = Pick<ServiceContext['db'], 'select' | 'execute'>;

/** A picture and where it is shown. `not_found`. */
export async function findPicture(
  { db }: { readonly db: Reads },
  { id }: { readonly id: string },
): Promise<LibraryDetailWire> {
  const [row] = await db.select(pictureColumns).from(libraryPictures).where(eq(libraryPictures.id, id));
  if (!row) throw new ServiceError('not_found');
  return { ...toPictureWire(row), used_in: row.uses === 0 ? [] : await listUses(db, id) };
}

/** As many places as anybody reads. */
const most = 100;

/** What shows a picture, place by place. */
export async function listUses(db: Reads, id: string): Promise<PictureUseWire[]> {
  const parts = libraryPlaces.map((place) => usesIn(place, id));
  const found = await db.execute<{ place: string; slug: string; title: string }>(
    sql`${sql.join(parts, sql` union all `)} order by place, slug limit ${most}`,
  );
  return found.rows;
}

function usesIn({ table, key, slug, title }: LibraryPlace, id: string) {
  const read = sql.raw(
    `select '${table}'::text as place, ${slug} as slug, ${title} as title from "${table}"`,
  );
  const { pictureId, place, rowKey } = libraryUses;
  return sql`${read} where ${sql.raw(`"${key}"::text`)} in (select ${rowKey} from ${libraryUses}
    where ${pictureId} = ${id} and ${place} = ${table})`;
}
