import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { pathTo } from '@/lib/paths';
import { closedPaths } from '@/lib/seo/indexed-paths';

/** GET /robots.txt: every public page may be indexed, nothing else. */
export default function robots(): MetadataRoute.Robots {
  const site = env().SITE_URL;
  return {
    rules: { userAgent: '*', allow: '/', disallow: closedPaths() },
    sitemap: new URL(pathTo('sitemaps'), site).href,
  };
}
