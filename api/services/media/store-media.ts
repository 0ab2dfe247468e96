import { createHash } from 'node:crypto';
import type { MediaWire } from '@/contract/media';
import type { ServiceContext } from '../../context';
import { media } from '../../db/schema/media';
import { invalidField } from '../../service-error';

/**
 * Keeps a picture of a member, made anew from what was sent. 422 on `file` for what is no readable JPEG, PNG or WebP within the
 * limits; nothing is kept then. It belongs to the member alone until a claim names it. One that is sent again, because its answer was
 * lost, is there twice until the sweep: no claim can name what its sender never heard of.
 */
export async function storeMedia(
  ctx: ServiceContext,
  { userId, upload }: { readonly userId: string; readonly upload: Uint8Array },
): Promise<MediaWire> {
  const picture = await ctx.pictures.reencode(upload);
  if (!picture) {
    ctx.log.warn({ event: 'upload_refused', userId, bytes: upload.byteLength }, 'upload refused');
    throw invalidField('file', 'invalid');
  }
  const id = ctx.ids.uuid();
  const digest = createHash('sha256').update(upload).digest('hex');
  const createdAt = new Date(ctx.clock.now());
  const image = await ctx.pictureStore.keep(picture.image);
  await ctx.db.insert(media).values({ id, userId, digest, createdAt, ...picture, image });
  return { id, width: picture.width, height: picture.height };
}
