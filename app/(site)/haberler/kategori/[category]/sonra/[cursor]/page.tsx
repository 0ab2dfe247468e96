import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { findNewsCategory, listOlderNews } from '@/lib/data/news';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { describeCategory } from '../../../../_components/describe-category';
import { NewsListPage } from '../../../../_components/news-list-page';

type Props = PageProps<'/haberler/kategori/[category]/sonra/[cursor]'>;

export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return deeperPageMetadata(await describeCategory(findNewsCategory((await params).category)));
}

/** GET /haberler/kategori/{category}/sonra/{cursor}: older articles of a category, rendered per request. */
export default async function OlderNewsOfCategoryPage({ params }: Props) {
  const { category: name, cursor } = await params;
  const category = findNewsCategory(name);
  const page = category && (await listOlderNews(category, cursor));
  if (!page) notFound();
  const facts = await describeCategory(category);
  return (
    <>
      <PageTrail route="news" crumbs={[{ name: facts.name ?? '', path: facts.path }]} />
      <NewsListPage page={page} category={category} isFirst={false} />
    </>
  );
}
