import { isPauseRunning } from '@/lib/format/pauses';
import { infoPagePath, routes } from '@/lib/routes';
import { isUpstreamError } from '@/lib/upstream/error';
import { toCaller } from '@/lib/upstream/to-caller';
import type { RequestScope } from './answering';
import type { WayToSponsor } from './follow-sponsor';
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

/** The same for a link checker, which is no visitor: nothing is counted, and the pause is what the session knows of it. */
export async function tellWayOut(request: Request, find: () => Promise<string | null>): Promise<Response> {
  const { jar } = await openScope(request);
  const isPaused = isPauseRunning(jar.session?.user.pause, Date.now());
  const way = async () => (isPaused ? ({ isPaused } as const) : { isPaused, url: await find() });
  return leadTo(toLocation(await way().catch(backToList)));
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
