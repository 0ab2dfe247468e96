import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { RecordTable } from '@/components/special-odds/record-table';
import { PageTitle } from '@/components/ui/page-title';
import { listOddRecords, listOdds } from '@/lib/data/special-odds';
import { pathTo } from '@/lib/paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { OddTabs } from '../_components/odd-tabs';
import { ResultsList } from '../_components/results-list';

const path = pathTo('oddResults');

export async function generateMetadata() {
  const t = await getTranslations('specialOdds');
  return entryMetadata({ title: t('resultsTitle'), description: t('resultsText'), path });
}

/** GET /ozeloran/sonuclar: each sponsor's record, and the settled odds, newest first. Prerendered. */
export default async function OddResultsPage() {
  const t = await getTranslations('specialOdds');
  const [page, records] = await Promise.all([listOdds({ view: 'settled' }), listOddRecords()]);
  return (
    <>
      <PageTrail route="specialOdds" crumbs={[{ name: t('tabs.results'), path }]} />
      <PageTitle title={t('resultsTitle')} text={t('resultsText')} />
      <OddTabs current={path} />
      {records.length > 0 ? (
        <section className="mb-12">
          <RecordTable records={records} />
          <p className="mt-3 text-sm text-text-3">{t('record.note')}</p>
        </section>
      ) : null}
      <ResultsList page={page} path={path} isFirst />
    </>
  );
}
