import { mediaIdSchema } from '@/contract/media';
import { env } from '@/lib/env';
import type { Caller } from '@/lib/upstream/caller';
import { invalidAnswer } from '@/lib/upstream/error';
import { exchange } from '@/lib/upstream/exchange';
import { toFailure } from '@/lib/upstream/failure';
import { parseJson } from '@/lib/upstream/parse-json';
import { BffError } from './bff-error';
import type { Member } from './member';

const timeoutMs = 3000;
const maxBytes = 8 * 1_048_576;

/**
 * A private picture with the member's own rights: 404 for who may not see it, as for none. Whatever its bytes are, a browser may do
 * nothing with them but draw them, and no cache keeps them (T-UP-7). Throws `UpstreamError` and what `Member.call` throws.
 */
export async function readMedia(member: Member, id: string, caller: Caller): Promise<Response> {
  if (!mediaIdSchema.safeParse(id).success) throw new BffError('not_found');
  const url = `${env().UPSTREAM_URL.replace(/\/+$/, '')}/media/${id}`;
  const raw = await member.call(async (bearer) => {
    const accept = 'image/webp, application/json';
    const answer = await exchange({ method: 'GET', url, accept, timeoutMs, maxBytes, bearer, caller });
    if (answer.status !== 200) throw toFailure(answer.status, parseJson(answer), answer.retryAfterS);
    return answer;
  });
  if (raw.type !== 'image/webp') throw invalidAnswer();
  return new Response(new Uint8Array(raw.bytes), {
    headers: {
      'content-type': 'image/webp',
      'content-disposition': `inline; filename="${id}.webp"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-store',
    },
  });
}
