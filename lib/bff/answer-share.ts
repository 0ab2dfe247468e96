import type { ShareFacts, ShareForm, ShareLook } from '@/lib/format/share-facts';
import { findShare } from '@/lib/share/find-share';
import { PicturesBusyError, pictureBytes } from '@/lib/share/picture-bytes';
import { parseShareAddress, shareAddress } from '@/lib/share/share-address';
import { isShareKind } from '@/lib/share/share-kinds';
import { toPng } from '@/lib/share/to-png';
import { errorAnswer, toResponse } from './answer';

/** Draws a picture as SVG. */
type Draw = (facts: ShareFacts, look: ShareLook, form: ShareForm) => string;

interface Asked {
  readonly kind: string;
  readonly name: string;
  readonly version: string;
  readonly file: string;
}

const remember = pictureBytes();

/**
 * Answers for the picture at an address. One that the site did not make is 404 before anybody is asked; one of what is no longer shown, too. An
 * older version leads to the one of today. Whoever may not wait any more is told so by 503.
 */
export async function answerShare(asked: Asked, draw: Draw): Promise<Response> {
  const picture = parseShareAddress(asked);
  if (!picture || !isShareKind(picture.kind)) return plain(404);
  try {
    const share = await findShare(picture.kind, picture.name);
    if (!share) return plain(404);
    const { kind, name, form } = picture;
    const address = shareAddress({ kind, name, version: share.version }, form);
    if (share.version !== picture.version) return plain(307, { location: address });
    const bytes = await remember(address, () => toPng(draw(share.facts, share.look, form)));
    return new Response(new Uint8Array(bytes), {
      headers: { ...imageHeaders, 'content-length': `${bytes.length}` },
    });
  } catch (error) {
    return error instanceof PicturesBusyError
      ? plain(503, { 'retry-after': '2' })
      : toResponse(errorAnswer(error, undefined));
  }
}

/** The address changes with what the picture shows. */
const imageHeaders = {
  'content-type': 'image/png',
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
};

function plain(status: number, headers: Readonly<Record<string, string>> = {}): Response {
  return new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
