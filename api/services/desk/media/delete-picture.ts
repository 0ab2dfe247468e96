import { eq } from 'drizzle-orm';
import type { Writing } from '../../../context';
import { libraryPictures } from '../../../db/schema/library-pictures';
import { ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { listUses } from './find-picture';

interface Deletion {
  readonly actorId: string;
  readonly id: string;
}

/**
 * Deletes a picture that nothing shows. `not_found`; `conflict` where something does, with where under `used_in`. Who writes such a row meanwhile holds the
 * picture until then, and comes too late after that (`library-uses.ts`).
 */
export async function deletePicture(writing: Writing, { actorId, id }: Deletion): Promise<void> {
  const { tx } = writing;
  const isIt = eq(libraryPictures.id, id);
  const [held] = await tx
    .select({ name: libraryPictures.name, alt: libraryPictures.alt, digest: libraryPictures.digest })
    .from(libraryPictures)
    .where(isIt)
    .for('update');
  if (!held) throw new ServiceError('not_found');
  const uses = await listUses(tx, id);
  if (uses.length > 0)
    throw new ServiceError('conflict', { errors: { used_in: uses.map(({ title }) => title) } });
  await tx.delete(libraryPictures).where(isIt);
  await recordAudit(writing, {
    ...{ actorId, action: 'media_deleted', subject: `library_pictures:${id}`, reason: held.name },
    ...{ before: held, after: {} },
  });
}
