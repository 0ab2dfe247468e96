import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { env } from '@/lib/env';
import { type RouteKey, routes } from '@/lib/routes';
import { breadcrumbs, serializeJsonLd } from '@/lib/seo/json-ld';

interface PageTrailProps {
  readonly route: RouteKey;
}

/** The way to a public page, for search engines: the site, then the page. */
export async function PageTrail({ route }: PageTrailProps) {
  const site = await getTranslations('site');
  const pages = await getTranslations('pages');
  const start = { name: site('name'), path: routes.sponsors.path };
  const here = { name: pages(`${route}.title`), path: routes[route].path };
  return <JsonLd json={serializeJsonLd(breadcrumbs(env().SITE_URL, [start, here]))} />;
}
