import { env } from '@/lib/env';
import { sitemapXml } from '@/lib/seo/sitemap-xml';
import { firstSitemaps, readSitemap } from '@/lib/seo/sitemaps';

export const dynamic = 'force-static';
export const revalidate = 300;

/** What is always there; the further sitemaps of a large area are made when they are first asked for. */
export function generateStaticParams() {
  return firstSitemaps.map((file) => ({ file }));
}

/** GET /sitemaps/{area}.xml, /sitemaps/{area}-2.xml and so on: at most 5 000 pages of an area each, what was added last first. */
export async function GET(_: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const urls = await readSitemap((await params).file);
  if (!urls) return new Response(null, { status: 404 });
  const xml = sitemapXml(env().SITE_URL, urls);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
