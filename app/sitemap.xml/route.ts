import { env } from '@/lib/env';
import { entrySources } from '@/lib/seo/entry-paths';
import { sitemapIndexXml } from '@/lib/seo/sitemap-xml';

export const dynamic = 'force-static';

/** GET /sitemap.xml: one sitemap of the lists, and one of each area with pages of its own. */
export function GET(): Response {
  const files = ['pages', ...entrySources.keys()].map((name) => `/sitemaps/${name}.xml`);
  const xml = sitemapIndexXml(env().SITE_URL, files);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
