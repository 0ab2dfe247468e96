import { followSponsor } from '@/lib/bff/follow-sponsor';
import { findSponsorLink } from '@/lib/data/sponsors';
import { routes } from '@/lib/routes';
import { isUpstreamError } from '@/lib/upstream/error';
import { toCaller } from '@/lib/upstream/to-caller';

export const dynamic = 'force-dynamic';

/** HEAD: where GET would lead, uncounted: a link checker is no visitor. */
export async function HEAD(_request: Request, { params }: RouteContext<'/go/[slug]'>) {
  return leadTo(await findSponsorLink((await params).slug).catch(backToList));
}

/**
 * GET: counts the click and leads to the sponsor's stored address, never to one from the request (T-RED). Back to the list
 * while the address is not known because the upstream is down.
 */
export async function GET(request: Request, { params }: RouteContext<'/go/[slug]'>) {
  return leadTo(await followSponsor((await params).slug, toCaller(request.headers)).catch(backToList));
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

function backToList(error: unknown): string {
  if (isUpstreamError(error)) return routes.sponsors.path;
  throw error;
}
