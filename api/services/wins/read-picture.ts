import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { publicPictures } from '../../db/schema/public-pictures';
import { ServiceError } from '../../service-error';

/** The bytes of a public picture, WebP. `not_found` for none, for one that was taken away, and for every private one. */
export async function readPicture(
  { db, pictureStore }: Pick<ServiceContext, 'db' | 'pictureStore'>,
  id: string,
): Promise<Buffer> {
  const [found] = await db
    .select({ image: publicPictures.image })
    .from(publicPictures)
    .where(eq(publicPictures.id, id));
  if (!found) throw new ServiceError('not_found');
  return pictureStore.open(found.image);
}
