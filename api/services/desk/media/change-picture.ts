import { eq } from 'drizzle-orm';
import type { LibraryChange, LibraryPictureWire } from '@/contract/desk-media';
import type { Writing } from '../../../context';
import { libraryPictures } from '../../../db/schema/library-pictures';
import { recordAudit } from '../../audit/record-audit';
import { findPicture } from './find-picture';
import { lockPicture } from './lock-picture';
import { moveUses } from './move-uses';
import { addressForm, foldPicture } from './picture-wire';

interface Change extends LibraryChange {
  readonly actorId: string;
  readonly id: string;
}

/**
 * Sets name, alternative text and focal point. A new edition: whatever shows the picture shows it by its new address. `not_found`; `conflict`
 * where somebody else has changed it since `edition`.
 */
export async function changePicture(
  writing: Writing,
  { actorId, id, name, alt, focus_x, focus_y, edition: seen }: Change,
): Promise<LibraryPictureWire> {
  const { tx } = writing;
  const { edition, digest: _, ...before } = await lockPicture(tx, id, seen);
  const after = { name, alt, focusX: focus_x, focusY: focus_y };
  const next = edition + 1;
  await tx
    .update(libraryPictures)
    .set({ ...after, folded: foldPicture(after), edition: next })
    .where(eq(libraryPictures.id, id));
  await moveUses(tx, id, addressForm(next, { focus_x, focus_y }));
  await recordAudit(writing, {
    ...{ actorId, action: 'media_changed', subject: `library_pictures:${id}`, reason: name },
    ...{ before, after },
  });
  return findPicture({ db: tx }, { id });
}
