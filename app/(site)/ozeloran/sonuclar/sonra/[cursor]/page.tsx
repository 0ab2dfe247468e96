import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { listOlderOdds } from '@/lib/data/special-odds';
import { pathTo } from '@/lib/paths';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { OddTabs } from '../../../_components/odd-tabs';
import { ResultsList } from '../../../_components/results-list';

export const dynamic = 'force-dynamic';

const path = pathTo('oddResults');

export async function generateMetadata() {
  const t = await getTranslations('specialOdds');
  return deeperPageMetadata({ title: t('resultsTitle'), description: t('resultsText'), path });
}

/** GET /ozeloran/sonuclar/sonra/{cursor}: older results; a cursor of another list is not found. */
export default async function OlderResultsPage({ params }: PageProps<'/ozeloran/sonuclar/sonra/[cursor]'>) {
  const { cursor } = await params;
  const [page, t] = await Promise.all([
    listOlderOdds({ view: 'settled' }, cursor),
    getTranslations('specialOdds'),
  ]);
  if (!page) notFound();
  return (
    <>
      <PageTrail route="specialOdds" crumbs={[{ name: t('tabs.results'), path }]} />
      <PageTitle title={t('resultsTitle')} text={t('resultsText')} />
      <OddTabs current={path} />
      <ResultsList page={page} path={path} />
    </>
  );
}
