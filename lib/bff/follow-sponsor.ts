import { sponsorClickAnswerSchema, sponsorSlugSchema } from '@/contract/sponsors';
import { findSponsorLink } from '@/lib/data/sponsors';
import { safeUrl } from '@/lib/format/safe-url';
import { log } from '@/lib/log';
import { callUpstream } from '@/lib/upstream/call';
import type { Caller } from '@/lib/upstream/caller';
import { isUpstreamError } from '@/lib/upstream/error';

/**
 * Counts a click on a sponsor and returns the sponsor's stored http(s) address, `null` where there is none. When counting fails
 * the visitor goes on all the same, to the address last read with the list: a lost click is better than a lost visitor.
 */
export async function followSponsor(slug: string, caller: Caller): Promise<string | null> {
  if (!sponsorSlugSchema.safeParse(slug).success) return null;
  try {
    const call = { method: 'POST', answer: sponsorClickAnswerSchema, body: {}, caller } as const;
    return safeUrl((await callUpstream({ ...call, path: `/sponsors/${slug}/clicks` })).data.url);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    log().warn({ requestId: caller.requestId, code: error.code, slug }, 'go: click not counted');
    return findSponsorLink(slug);
  }
}
