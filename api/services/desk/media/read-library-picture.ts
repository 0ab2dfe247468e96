import { and, eq, gte } from 'drizzle-orm';
import type { ServiceContext } from '../../../context';
import { libraryPictures } from '../../../db/schema/library-pictures';
import { ServiceError } from '../../../service-error';

/**
 * The bytes of a picture as it is now, WebP, for its present address and each one it had; small ones at most 640 px a side. `not_found` for
 * an edition that is not there yet: who asks early must not fill a cache.
 */
export async function readLibraryPicture(
  { db, pictureStore }: Pick<ServiceContext, 'db' | 'pictureStore'>,
  { id, form }: { readonly id: string; readonly form: string },
): Promise<Buffer> {
  const { image, small, edition } = libraryPictures;
  const [found] = await db
    .select({ bytes: form.endsWith('-640.webp') ? small : image })
    .from(libraryPictures)
    .where(and(eq(libraryPictures.id, id), gte(edition, Number.parseInt(form, 10))));
  if (!found) throw new ServiceError('not_found');
  return pictureStore.open(found.bytes);
}
