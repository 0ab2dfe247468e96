import { followSponsor } from '@/lib/bff/follow-sponsor';
import { leadOut, tellWayOut } from '@/lib/bff/lead-out';
import { findSponsorLink } from '@/lib/data/sponsors';

export const dynamic = 'force-dynamic';

/** HEAD: where GET would lead, uncounted. */
export async function HEAD(request: Request, { params }: RouteContext<'/go/[slug]'>) {
  const { slug } = await params;
  return tellWayOut(request, () => findSponsorLink(slug));
}

/** GET: counts the click, with where on this site or in the operator's posts it came from (`kaynak`), and leads to the sponsor's stored address. */
export async function GET(request: Request, { params }: RouteContext<'/go/[slug]'>) {
  const { slug } = await params;
  const source = new URL(request.url).searchParams.get('kaynak');
  return leadOut(request, (scope) => followSponsor(slug, scope, source));
}
