import { followOdd } from '@/lib/bff/follow-odd';
import { leadOut, tellWayOut } from '@/lib/bff/lead-out';
import { findOddLink } from '@/lib/data/special-odds';

export const dynamic = 'force-dynamic';

/** HEAD: where GET would lead, uncounted. */
export async function HEAD(request: Request, { params }: RouteContext<'/go/ozeloran/[slug]'>) {
  const { slug } = await params;
  return tellWayOut(request, async () => (await findOddLink(slug))?.url ?? null);
}

/** GET: counts the click on the sponsor of a special odd and leads to the odd's own address. */
export async function GET(request: Request, { params }: RouteContext<'/go/ozeloran/[slug]'>) {
  const { slug } = await params;
  return leadOut(request, (scope) => followOdd(slug, scope));
}
