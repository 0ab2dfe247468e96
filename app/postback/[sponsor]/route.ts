import { takePostback } from '@/lib/bff/postback';

export const dynamic = 'force-dynamic';

/** GET: what a sponsor's system tells of a player, in the query. */
export async function GET(request: Request, { params }: RouteContext<'/postback/[sponsor]'>) {
  return takePostback(request, (await params).sponsor);
}

/** HEAD: tells nothing, so nothing is taken. */
export function HEAD() {
  return new Response(null, { status: 405, headers: { allow: 'GET, POST', 'cache-control': 'no-store' } });
}

/** POST: the same in a form or in JSON. */
export async function POST(request: Request, { params }: RouteContext<'/postback/[sponsor]'>) {
  return takePostback(request, (await params).sponsor);
}
