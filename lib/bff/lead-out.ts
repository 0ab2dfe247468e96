import { isPauseRunning } from '@/lib/format/pauses';
import { infoPagePath, routes } from '@/lib/routes';
import { isUpstreamError } from '@/lib/upstream/error';
import { isSessionEndedError } from '@/lib/upstream/session-ended';
import { toCaller } from '@/lib/upstream/to-caller';
import type { RequestScope } from './answering';
import type { WayToSponsor } from './follow-sponsor';
import { Member } from './member';
import { SessionJar } from './session-jar';

/**
 * Leads a visitor out of the site, to a stored address and never to one from the request (T-RED): a paused member to the page about the
 * pause instead (ADR 190), everybody back to the list while the address is not known because the upstream is down.
 */
export async function leadOut(
  request: Request,
  find: (scope: RequestScope) => Promise<WayToSponsor>,
): Promise<Response> {
  const scope = await openScope(request);
  const response = leadTo(toLocation(await find(scope).catch(backToList)));
  scope.jar.applyTo(response.headers);
  return response;
}

/** The same where nothing is counted, as nobody goes anywhere yet: a link checker's, or a browser's that looks before it leads. */
export function tellWayOut(request: Request, find: () => Promise<string | null>): Promise<Response> {
  return leadOut(request, async (scope) => {
    const isPaused = await hasPause(scope);
    return isPaused ? { isPaused } : { isPaused, url: await find() };
  });
}

/** What the upstream says of the account now; what the session knows of it while that is down. A session that has ended is a guest's. */
async function hasPause({ jar, caller }: RequestScope): Promise<boolean> {
  if (!jar.session) return false;
  const { pause } = await new Member(jar.session, jar, caller).fetchUser().catch((error: unknown) => {
    if (isSessionEndedError(error)) return { pause: null };
    if (isUpstreamError(error)) return { pause: jar.session?.user.pause };
    throw error;
  });
  return isPauseRunning(pause, Date.now());
}

async function openScope(request: Request): Promise<RequestScope> {
  return { jar: await SessionJar.open(request), caller: toCaller(request.headers) };
}

function toLocation(way: WayToSponsor): string | null {
  return way.isPaused ? infoPagePath('mola') : way.url;
}

function leadTo(location: string | null): Response {
  const to = location === null ? {} : { location };
  return new Response(null, { status: location === null ? 404 : 302, headers: { ...to, ...headers } });
}

const headers = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

function backToList(error: unknown): WayToSponsor {
  if (isUpstreamError(error)) return { isPaused: false, url: routes.sponsors.path };
  throw error;
}
