import type { MetadataRoute } from 'next';
import { env } from '@/lib/env';
import { indexedPaths } from '@/lib/seo/indexed-paths';

/** GET /sitemap.xml: the public pages of the path table. */
export default function sitemap(): MetadataRoute.Sitemap {
  return indexedPaths().map((path) => ({ url: new URL(path, env().SITE_URL).href }));
}
