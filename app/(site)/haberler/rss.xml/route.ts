import { getTranslations } from 'next-intl/server';
import { nothingHere } from '@/app/_components/nothing-here';
import { listNews } from '@/lib/data/news';
import { env } from '@/lib/env';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';
import { rssXml } from '@/lib/seo/rss-xml';

export const dynamic = 'force-static';
export const revalidate = 60;

/** GET /haberler/rss.xml: the latest articles for feed readers. */
export async function GET(): Promise<Response> {
  const gone = await nothingHere('news');
  if (gone) return gone;
  const t = await getTranslations();
  const { cards } = await listNews(null);
  const items = cards
    .map(({ title, path, summary, category, publishedAt }) => ({
      title,
      path,
      description: summary ?? title,
      category: category && t(`news.categories.${category}`),
      publishedAt,
    }))
    .sort((a, b) => (b.publishedAt ?? '').localeCompare(a.publishedAt ?? ''));
  const title = `${t('pages.news.title')} · ${t('site.name')}`;
  const feed = {
    title,
    description: t('pages.news.description'),
    path: pathTo('newsFeed'),
    page: routes.news.path,
  };
  const xml = rssXml(env().SITE_URL, { ...feed, items });
  return new Response(xml, { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } });
}
