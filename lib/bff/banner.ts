import { bannerIdSchema } from '@/contract/site';
import { env } from '@/lib/env';
import type { Caller } from '@/lib/upstream/caller';
import { invalidAnswer } from '@/lib/upstream/error';
import { exchange } from '@/lib/upstream/exchange';
import { toFailure } from '@/lib/upstream/failure';
import { BffError } from './bff-error';

const imageTypes: ReadonlySet<string> = new Set([
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/avif',
  'image/gif',
]);
const maxImageBytes = 5 * 1_048_576;
const timeoutMs = 3000;

/**
 * The picture of a banner from the banner service (D26), at most 5 MB, of a raster type alone. Not repeated on failure:
 * each view counts. 404 for an id that cannot be one; throws `UpstreamError`.
 */
export async function viewBanner(id: string, caller: Caller): Promise<Response> {
  if (!bannerIdSchema.safeParse(id).success) throw new BffError('not_found');
  const origin = env().BANNER_URL?.replace(/\/$/, '') ?? new URL(env().UPSTREAM_URL).origin;
  const url = `${origin}/api/bc/banners/${id}/view`;
  const raw = await exchange({
    method: 'GET',
    url,
    accept: 'image/*',
    timeoutMs,
    maxBytes: maxImageBytes,
    caller,
  });
  if (raw.status !== 200) throw toFailure(raw.status, undefined, raw.retryAfterS);
  if (!imageTypes.has(raw.type)) throw invalidAnswer();
  return new Response(new Uint8Array(raw.bytes), { headers: imageHeaders(raw.type) });
}

/** Whatever the bytes are, a browser may do nothing with them but draw them. */
function imageHeaders(type: string): Record<string, string> {
  return {
    'content-type': type,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=60',
  };
}
