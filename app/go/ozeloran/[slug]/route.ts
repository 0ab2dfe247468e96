import { followOdd } from '@/lib/bff/follow-sponsor';
import { leadOut, tellWayOut } from '@/lib/bff/lead-out';
import { findOddLink } from '@/lib/data/special-odds';

export const dynamic = 'force-dynamic';

/** HEAD: where GET would lead, uncounted. */
export async function HEAD(request: Request, { params }: RouteContext<'/go/ozeloran/[slug]'>) {
  const { slug } = await params;
  return tellWayOut(request, () => findOddLink(slug));
}

/** GET: counts the click on the sponsor of a special odd, with where it came from (`kaynak`), and leads to the odd's own address. */
export async function GET(request: Request, { params }: RouteContext<'/go/ozeloran/[slug]'>) {
  const { slug } = await params;
  const source = new URL(request.url).searchParams.get('kaynak');
  return leadOut(request, (scope) => followOdd(slug, scope, source));
}
