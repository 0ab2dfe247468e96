import { notFound } from 'next/navigation';
import { callerOf } from '@/lib/bff/caller';
import { followSponsor } from '@/lib/bff/follow-sponsor';
import { routes } from '@/lib/routes';
import { UpstreamError } from '@/lib/upstream/error';

export const dynamic = 'force-dynamic';

/**
 * GET: counts the click and leads to the sponsor's stored address, never to one from the request (T-RED). Back to the list
 * while the address is not known because the upstream is down.
 */
export async function GET(request: Request, { params }: RouteContext<'/go/[slug]'>) {
  const location = await followSponsor((await params).slug, callerOf(request.headers)).catch(backToList);
  if (!location) notFound();
  return new Response(null, {
    status: 302,
    headers: {
      location,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    },
  });
}

function backToList(error: unknown): string {
  if (error instanceof UpstreamError) return routes.sponsors.path;
  throw error;
}
