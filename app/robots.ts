import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { closedPaths } from '@/lib/seo/indexed-paths';

export default function robots(): MetadataRoute.Robots {
  const site = env().SITE_URL;
  return {
    rules: { userAgent: '*', allow: '/', disallow: closedPaths() },
    sitemap: new URL('/sitemap.xml', site).href,
  };
}
