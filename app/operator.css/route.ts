import { getLook } from '@/lib/data/frame';
import { getInit } from '@/lib/data/init';
import { operatorSheet } from '@/lib/format/operator-sheet';
import { sanitiseCss } from '@/lib/format/sanitise-css';

export const dynamic = 'force-static';
export const revalidate = 60;

/** GET: the operator's colours, coin and rules, the latter sanitised (D20); empty where there are none. Prerendered and renewed like a page. */
export async function GET() {
  const [{ css }, look] = await Promise.all([getInit(), getLook()]);
  return new Response(operatorSheet(look) + sanitiseCss(css), {
    headers: { 'content-type': 'text/css; charset=utf-8' },
  });
}
