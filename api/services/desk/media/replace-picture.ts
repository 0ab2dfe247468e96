import { eq } from 'drizzle-orm';
import type { LibraryPictureWire } from '@/contract/desk-media';
import type { ServiceContext } from '../../../context';
import { isUniqueViolation } from '../../../db/is-unique-violation';
import { libraryPictures } from '../../../db/schema/library-pictures';
import { type Transaction, transact } from '../../../db/transact';
import { invalidField } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { findPicture } from './find-picture';
import { lockPicture } from './lock-picture';
import { makeForms } from './make-forms';
import { moveUses } from './move-uses';
import { addressForm } from './picture-wire';

interface Replacement {
  readonly actorId: string;
  readonly id: string;
  readonly upload: Uint8Array;
}

/**
 * Puts another file in a picture's place, wherever it is shown. The file that is there already changes nothing, so a repeat does no harm.
 * `not_found`; 422 on `file`: `invalid` for what is no picture, `unique` for a file that another picture of the library is.
 */
export async function replacePicture(
  ctx: ServiceContext,
  { actorId, id, upload }: Replacement,
): Promise<LibraryPictureWire> {
  const forms = await makeForms(ctx, upload);
  const run = async (tx: Transaction) => {
    const { edition, digest, name, focusX, focusY } = await lockPicture(tx, id);
    if (digest === forms.digest) return findPicture({ db: tx }, { id });
    const next = edition + 1;
    await tx
      .update(libraryPictures)
      .set({ ...forms, edition: next })
      .where(eq(libraryPictures.id, id));
    await moveUses(tx, id, addressForm(next, { focus_x: focusX, focus_y: focusY }));
    await recordAudit(
      { ...ctx, tx },
      {
        ...{ actorId, action: 'media_replaced', subject: `library_pictures:${id}`, reason: name },
        ...{ before: { digest }, after: { digest: forms.digest } },
      },
    );
    return findPicture({ db: tx }, { id });
  };
  return transact(ctx.db, run).catch((error: unknown) => {
    throw isUniqueViolation(error) ? invalidField('file', 'unique') : error;
  });
}
