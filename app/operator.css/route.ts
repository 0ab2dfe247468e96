import { getInit } from '@/lib/data/init';
import { sanitiseCss } from '@/lib/format/sanitise-css';

export const dynamic = 'force-static';
export const revalidate = 60;

/** GET: the operator's style sheet, sanitised (D20); empty where there is none. Prerendered and renewed like a page. */
export async function GET() {
  const { css } = await getInit();
  return new Response(sanitiseCss(css), { headers: { 'content-type': 'text/css; charset=utf-8' } });
}
