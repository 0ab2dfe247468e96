import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { listOlderNews, newsCategoryOf } from '@/lib/data/news';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { categoryFacts } from '../../../../_components/category-facts';
import { NewsListPage } from '../../../../_components/news-list-page';

type Props = PageProps<'/haberler/kategori/[category]/sonra/[cursor]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return deeperPageMetadata(await categoryFacts(newsCategoryOf((await params).category)));
}

/** GET /haberler/kategori/{category}/sonra/{cursor}: older articles of a category, rendered per request. */
export default async function OlderNewsOfCategoryPage({ params }: Props) {
  const { category: name, cursor } = await params;
  const category = newsCategoryOf(name);
  const page = category && (await listOlderNews(category, cursor));
  if (!page) notFound();
  const facts = await categoryFacts(category);
  return (
    <>
      <PageTrail route="news" crumbs={[{ name: facts.name ?? '', path: facts.path }]} />
      <NewsListPage page={page} category={category} isFirst={false} />
    </>
  );
}
