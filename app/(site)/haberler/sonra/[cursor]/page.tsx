import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageTrail } from '@/app/_components/page-trail';
import { listOlderNews } from '@/lib/data/news';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { describeCategory } from '../../_components/describe-category';
import { NewsListPage } from '../../_components/news-list-page';

export const dynamic = 'force-dynamic';

export async function generateMetadata(): Promise<Metadata> {
  return deeperPageMetadata(await describeCategory(null));
}

/** GET /haberler/sonra/{cursor}: older articles, rendered per request. */
export default async function OlderNewsPage({ params }: PageProps<'/haberler/sonra/[cursor]'>) {
  const { cursor } = await params;
  const page = await listOlderNews(null, cursor);
  if (!page) notFound();
  return (
    <>
      <PageTrail route="news" />
      <NewsListPage page={page} category={null} isFirst={false} />
    </>
  );
}
