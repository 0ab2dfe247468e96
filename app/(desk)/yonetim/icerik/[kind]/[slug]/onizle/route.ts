import { redirect } from 'next/navigation';
import { createPreview } from '@/lib/data/preview';
import { pathTo } from '@/lib/paths';

export const dynamic = 'force-dynamic';

/** GET: leads to the public page of an entry as its editor has it by now, through a link that anybody may be given for an hour. */
export async function GET(_: Request, { params }: RouteContext<'/yonetim/icerik/[kind]/[slug]/onizle'>) {
  const { kind, slug } = await params;
  const made = await createPreview({ kind, slug: decodeURIComponent(slug) });
  if (!made) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } });
  redirect(`${pathTo('preview')}?${new URLSearchParams({ token: made.token, sayfa: made.path })}`);
}
