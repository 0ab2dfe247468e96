import { slugSchema } from '@/contract/slug';
import { clickSourceSchema } from '@/contract/sponsor-tracking';
import { sponsorClickAnswerSchema, sponsorSlugSchema } from '@/contract/sponsors';
import { findOddLink } from '@/lib/data/special-odds';
import { findSponsorLink } from '@/lib/data/sponsors';
import { isPauseRunning } from '@/lib/format/pauses';
import { safeUrl } from '@/lib/format/safe-url';
import { log } from '@/lib/log';
import { callUpstream } from '@/lib/upstream/call';
import { isUpstreamError } from '@/lib/upstream/error';
import { isSessionEndedError } from '@/lib/upstream/session-ended';
import type { RequestScope } from './answering';
import { Member } from './member';

/** Where a visitor goes: to a sponsor's http(s) address (`null` where there is none), or nowhere while the account is paused. */
export type WayToSponsor =
  | { readonly isPaused: true }
  | { readonly isPaused: false; readonly url: string | null };

/** What is followed: the call that counts it, and where it leads while that cannot be asked. */
interface Followed {
  readonly slug: string;
  readonly clicks: `/${string}/clicks`;
  readonly findLink: (slug: string) => Promise<string | null>;
}

/** As `follow`, to the sponsor's stored address. */
export async function followSponsor(
  slug: string,
  scope: RequestScope,
  source?: string | null,
): Promise<WayToSponsor> {
  if (!sponsorSlugSchema.safeParse(slug).success) return { isPaused: false, url: null };
  return follow({ slug, clicks: `/sponsors/${slug}/clicks`, findLink: findSponsorLink }, scope, source);
}

/** As `follow`, to the address that a running odd has of its own; `null` for one without an address or without a sponsor. */
export async function followOdd(
  slug: string,
  scope: RequestScope,
  source?: string | null,
): Promise<WayToSponsor> {
  if (!slugSchema.safeParse(slug).success) return { isPaused: false, url: null };
  return follow({ slug, clicks: `/special-odds/${slug}/clicks`, findLink: findOddLink }, scope, source);
}

/**
 * Counts a visit to a sponsor and answers the stored address; a paused member's is refused and counts nothing (ADR 190). When counting
 * fails the visitor goes on all the same, to the address last read with the list, unless the session says that the account is
 * paused: a lost click is better than a lost visitor.
 */
async function follow(
  { slug, clicks, findLink }: Followed,
  scope: RequestScope,
  source?: string | null,
): Promise<WayToSponsor> {
  try {
    const { url } = (await countVisit(clicks, scope, source)).data;
    return { isPaused: false, url: safeUrl(url) };
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    const { caller, jar } = scope;
    log().warn({ requestId: caller.requestId, code: error.code, slug }, 'go: click not counted');
    if (error.code === 'account_paused' || isPauseRunning(jar.session?.user.pause, Date.now()))
      return { isPaused: true };
    return { isPaused: false, url: await findLink(slug) };
  }
}

/** With the rights of the member where there is one; a session that the upstream has ended is a guest's. */
async function countVisit(
  clicks: Followed['clicks'],
  { jar, caller }: RequestScope,
  source: string | null = null,
) {
  const call = { method: 'POST', answer: sponsorClickAnswerSchema, body: {}, caller } as const;
  // Anything that is no name of a source comes from no link of ours.
  const from = clickSourceSchema.safeParse(source);
  const path = `${clicks}${from.success ? `?source=${from.data}` : ''}` as const;
  const count = (bearer?: string) => callUpstream({ ...call, path, bearer });
  if (!jar.session) return count();
  return new Member(jar.session, jar, caller).call(count).catch((error: unknown) => {
    if (isSessionEndedError(error)) return count();
    throw error;
  });
}
