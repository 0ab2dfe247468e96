import { followSponsor } from '@/lib/bff/follow-sponsor';
import { leadOut, tellWayOut } from '@/lib/bff/lead-out';
import { findSponsorLink } from '@/lib/data/sponsors';

export const dynamic = 'force-dynamic';

/** HEAD: where GET would lead, uncounted. */
export async function HEAD(request: Request, { params }: RouteContext<'/go/[slug]'>) {
  const { slug } = await params;
  return tellWayOut(request, () => findSponsorLink(slug));
}

/** GET: counts the click and leads to the sponsor's stored address. */
export async function GET(request: Request, { params }: RouteContext<'/go/[slug]'>) {
  const { slug } = await params;
  return leadOut(request, (scope) => followSponsor(slug, scope));
}
