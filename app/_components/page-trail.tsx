import { getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { env } from '@/lib/env';
import { type PageKey, pageRows, routes } from '@/lib/routes';
import { breadcrumbs, type Crumb, serializeJsonLd } from '@/lib/seo/json-ld';
import { ShareEntry, type ShareEntryProps } from './share-entry';

interface PageTrailProps {
  readonly route: PageKey;
  /** The pages below the area's own, this one last; with them the way is shown, not only told to search engines. */
  readonly crumbs?: readonly Crumb[];
  /** The entry whose picture is handed on from here. */
  readonly share?: ShareEntryProps;
}

/** The way to a public page: the site, its area, and what stands below. */
export async function PageTrail({ route, crumbs = [], share }: PageTrailProps) {
  const site = await getTranslations('site');
  const pages = await getTranslations('pages');
  const start = { name: site('name'), path: routes.sponsors.path };
  const area = { name: pages(`${route}.title`), path: pageRows[route].path };
  const shown = [area, ...crumbs];
  return (
    <>
      <JsonLd json={serializeJsonLd(breadcrumbs(env().SITE_URL, [start, ...shown]))} />
      {share ? (
        <div
          className={`flex items-start gap-4 ${crumbs.length > 0 ? 'justify-between' : '-mb-6 justify-end'}`}
        >
          {crumbs.length > 0 ? <Breadcrumbs crumbs={shown} /> : null}
          <ShareEntry {...share} />
        </div>
      ) : crumbs.length > 0 ? (
        <Breadcrumbs crumbs={shown} />
      ) : null}
    </>
  );
}
