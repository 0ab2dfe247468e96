import { eq } from 'drizzle-orm';
import { libraryPictures } from '../../../db/schema/library-pictures';
import type { Transaction } from '../../../db/transact';
import { ServiceError } from '../../../service-error';

const { name, alt, focusX, focusY, edition, digest } = libraryPictures;

/**
 * A picture, held until the transaction ends; rows that show it may be written meanwhile. `not_found`; `conflict` where `seen` is not its
 * edition any more.
 */
export async function lockPicture(tx: Transaction, id: string, seen?: number) {
  const [row] = await tx
    .select({ name, alt, focusX, focusY, edition, digest })
    .from(libraryPictures)
    .where(eq(libraryPictures.id, id))
    .for('no key update');
  if (!row) throw new ServiceError('not_found');
  if (seen !== undefined && row.edition !== seen) throw new ServiceError('conflict');
  return row;
}
