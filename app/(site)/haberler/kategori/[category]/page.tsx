import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { findNewsCategory, listNews } from '@/lib/data/news';
import { newsListPaths } from '@/lib/data/news-paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { describeCategory } from '../../_components/describe-category';
import { NewsListPage } from '../../_components/news-list-page';

type Props = PageProps<'/haberler/kategori/[category]'>;

/** The categories are known: any other name is no page. */
export const dynamicParams = false;

export function generateStaticParams() {
  return newsListPaths.flatMap(({ category }) => (category ? [{ category }] : []));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return entryMetadata(await describeCategory(findNewsCategory((await params).category)));
}

/** GET /haberler/kategori/{category}: prerendered, the same for everybody. */
export default async function NewsCategoryPage({ params }: Props) {
  const category = findNewsCategory((await params).category);
  if (!category) notFound();
  const [page, { name, path }] = await Promise.all([listNews(category), describeCategory(category)]);
  return (
    <>
      <PageTrail route="news" crumbs={[{ name: name ?? '', path }]} />
      <NewsListPage page={page} category={category} isFirst />
    </>
  );
}
