import { env } from '@/lib/env';
import type { Caller } from '@/lib/upstream/caller';

/**
 * What the upstream may learn of a request: its id, the visitor's address and their User-Agent, by which the list of logins names a
 * device. The address is read only where something that we trust wrote it: our own front server, or Vercel's. Anything else a
 * client sends is ignored (T-AU-3, T-BFF-2).
 */
export function toCaller(headers: Pick<Headers, 'get'>, signal?: AbortSignal): Caller {
  const requestId = headers.get('x-request-id') ?? '';
  return {
    requestId: /^[\w.-]{1,64}$/.test(requestId) ? requestId : undefined,
    address: readAddress(headers),
    agent: readAgent(headers),
    signal,
  };
}

function readAddress(headers: Pick<Headers, 'get'>): string | undefined {
  const { SIKKE_FRONT, VERCEL } = env();
  const value = SIKKE_FRONT ? headers.get('x-sikke-address') : VERCEL ? headers.get('x-real-ip') : null;
  return value && /^[\da-fA-F.:]{2,45}$/.test(value) ? value : undefined;
}

/** As far as it is plain text: it goes on as a header. */
function readAgent(headers: Pick<Headers, 'get'>): string | undefined {
  const agent = headers.get('user-agent')?.slice(0, 512) ?? '';
  return /^[\x20-\x7e]+$/.test(agent) ? agent : undefined;
}
