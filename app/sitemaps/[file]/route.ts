import { env } from '@/lib/env';
import { entrySources } from '@/lib/seo/entry-paths';
import { indexedPaths } from '@/lib/seo/indexed-paths';
import { type SitemapUrl, sitemapXml } from '@/lib/seo/sitemap-xml';

export const dynamic = 'force-static';
export const dynamicParams = false;
export const revalidate = 300;

/** The lists, and each area with pages of its own. */
export function generateStaticParams() {
  return ['pages', ...entrySources.keys()].map((name) => ({ file: `${name}.xml` }));
}

/** GET /sitemaps/{area}.xml: every page of an area that search engines may list, at most 5 000 and the latest. */
export async function GET(_: Request, { params }: RouteContext<'/sitemaps/[file]'>): Promise<Response> {
  const { file } = await params;
  const xml = sitemapXml(env().SITE_URL, await urlsOf(file.replace(/\.xml$/, '')));
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

async function urlsOf(name: string): Promise<readonly SitemapUrl[]> {
  const source = entrySources.get(name);
  return source ? source() : indexedPaths().map((path) => ({ path, changedAt: null }));
}
