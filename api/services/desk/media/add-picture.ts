import { eq } from 'drizzle-orm';
import type { LibraryPictureWire } from '@/contract/desk-media';
import type { ServiceContext } from '../../../context';
import { libraryPictures } from '../../../db/schema/library-pictures';
import { transact } from '../../../db/transact';
import { recordAudit } from '../../audit/record-audit';
import { makeForms } from './make-forms';
import { foldPicture, pictureColumns, toPictureWire } from './picture-wire';

interface Upload {
  readonly actorId: string;
  readonly upload: Uint8Array;
  readonly name: string | undefined;
}

/**
 * Puts a picture into the library, made anew from what was sent. The same file is one picture: sent again, also because its answer was lost,
 * it answers the one that is there. 422 on `file` for what is no readable JPEG, PNG or WebP within the limits.
 */
export async function addPicture(
  ctx: ServiceContext,
  { actorId, upload, name: given }: Upload,
): Promise<LibraryPictureWire> {
  const forms = await makeForms(ctx, upload);
  const id = ctx.ids.uuid();
  const name = given ?? id;
  return transact(ctx.db, async (tx) => {
    const row = { id, name, folded: foldPicture({ name, alt: '' }), createdBy: actorId };
    const [made] = await tx
      .insert(libraryPictures)
      .values({ ...row, ...forms, createdAt: new Date(ctx.clock.now()) })
      .onConflictDoNothing({ target: libraryPictures.digest })
      .returning({ id: libraryPictures.id });
    if (made) {
      await recordAudit(
        { ...ctx, tx },
        {
          ...{ actorId, action: 'media_added', subject: `library_pictures:${id}`, reason: name },
          ...{ before: {}, after: { name, width: forms.width, height: forms.height } },
        },
      );
    }
    const [stored] = await tx
      .select(pictureColumns)
      .from(libraryPictures)
      .where(eq(libraryPictures.digest, forms.digest));
    if (!stored) throw new Error('a picture went while it was added');
    return toPictureWire(stored);
  });
}
