import { getMessages } from 'next-intl/server';
import { textsOfParts } from '@/lib/i18n/client-namespaces';

export const dynamic = 'force-dynamic';

const yearS = 31_536_000;

/**
 * GET /metinler/{version}: what the late parts of the frame say (docs/adr/416), in the words that hold now. Kept for good under the version that they have; who asks
 * for another one, from a page of before, gets them too and keeps nothing.
 */
export async function GET(_: Request, { params }: RouteContext<'/metinler/[version]'>): Promise<Response> {
  const { json, version } = textsOfParts(await getMessages());
  const isCurrent = (await params).version === version;
  return new Response(json, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': isCurrent ? `public, max-age=${yearS}, immutable` : 'no-store',
      'x-robots-tag': 'noindex',
    },
  });
}
