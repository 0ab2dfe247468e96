import { libraryParamsSchema } from '@/contract/desk-media';
import { mediaIdSchema } from '@/contract/media';
import { env } from '@/lib/env';
import type { Caller } from '@/lib/upstream/caller';
import { invalidAnswer } from '@/lib/upstream/error';
import { exchange } from '@/lib/upstream/exchange';
import { toFailure } from '@/lib/upstream/failure';
import { BffError } from './bff-error';

const timeoutMs = 3000;
const maxBytes = 8 * 1_048_576;

/**
 * A public picture of a win. Caches may keep it for five minutes: so long it may still be seen after it was taken away (ADR 136). 404 for
 * every name that is none of a public one; throws `UpstreamError`.
 */
export function readPicture(id: string, caller: Caller): Promise<Response> {
  if (!mediaIdSchema.safeParse(id).success) throw new BffError('not_found');
  return readPublic(`/pictures/${id}`, { caller, maxAgeS: 300 });
}

/** A picture of the library, whose address changes with it. Caches keep it for a day. 404 for every name that is none. */
export async function readLibraryPicture(
  params: Readonly<Record<string, string>>,
  caller: Caller,
): Promise<Response> {
  const asked = libraryParamsSchema.safeParse(params);
  if (!asked.success) throw new BffError('not_found');
  return readPublic(`/library/${asked.data.id}/${asked.data.form}`, { caller, maxAgeS: 86_400 });
}

interface Read {
  readonly caller: Caller;
  /** How long caches may keep it. */
  readonly maxAgeS: number;
}

async function readPublic(path: `/${string}`, { caller, maxAgeS }: Read): Promise<Response> {
  const url = `${env().UPSTREAM_URL.replace(/\/+$/, '')}${path}`;
  const raw = await exchange({ method: 'GET', url, accept: 'image/webp', timeoutMs, maxBytes, caller });
  if (raw.status !== 200) throw toFailure(raw.status, undefined, raw.retryAfterS);
  if (raw.type !== 'image/webp') throw invalidAnswer();
  return new Response(new Uint8Array(raw.bytes), {
    headers: {
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': `public, max-age=${maxAgeS}`,
    },
  });
}
