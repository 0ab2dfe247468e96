import { env } from '@/lib/env';
import { pathTo } from '@/lib/paths';
import { sitemapIndexXml } from '@/lib/seo/sitemap-xml';
import { listSitemaps } from '@/lib/seo/sitemaps';

export const dynamic = 'force-static';
export const revalidate = 300;

/** GET /sitemap.xml: one sitemap of the lists, and of each area with pages of its own as many as it needs. */
export async function GET(): Promise<Response> {
  const files = (await listSitemaps()).map((name) => pathTo('sitemap', name));
  const xml = sitemapIndexXml(env().SITE_URL, files);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
