import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { listPages } from '@/app/_components/list-pages';
import { PageTrail } from '@/app/_components/page-trail';
import { AreaEmpty } from '@/components/layout/area-empty';
import { RecordTable } from '@/components/special-odds/record-table';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import { listOddRecords, listOdds, listOlderOdds, type OddsPage } from '@/lib/data/special-odds';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';
import { describeScreen } from '@/lib/seo/page-metadata';
import { findSharePicture } from '@/lib/share/find-share';
import { wholeRecord } from '@/lib/share/kinds/odd';
import { OddTabs } from './odd-tabs';
import { OpenOdds } from './open-odds';
import { ResultsList } from './results-list';
import { toOddCrumb } from './to-odd-crumb';

interface OddListProps {
  readonly page: OddsPage;
  readonly isFirst: boolean;
}

/** The odds that can be taken or open later, the next to end first. */
export const oddPages = listPages({
  find: () => 'open',
  describe: () => describeScreen('specialOdds'),
  first: () => listOdds({ view: 'open' }),
  later: (_, cursor) => listOlderOdds({ view: 'open' }, cursor),
  show: (page, isFirst) => <OpenList page={page} isFirst={isFirst} />,
});

/** The settled odds, newest first. */
export const resultPages = listPages({
  find: () => 'settled',
  describe: async () => {
    const t = await getTranslations('specialOdds');
    const texts = { title: t('resultsTitle'), description: t('resultsText'), path: pathTo('oddResults') };
    return { ...texts, share: await findSharePicture('karne', wholeRecord) };
  },
  first: () => listOdds({ view: 'settled' }),
  later: (_, cursor) => listOlderOdds({ view: 'settled' }, cursor),
  show: (page, isFirst) => <SettledList page={page} isFirst={isFirst} />,
});

/** What waits for a result stands on the first page. */
async function OpenList({ page: { odds, nextCursor }, isFirst }: OddListProps) {
  const t = await getTranslations('pages.specialOdds');
  const { path } = routes.specialOdds;
  const awaiting = isFirst ? (await listOdds({ view: 'awaiting' })).odds : [];
  const isEmpty = odds.length + awaiting.length === 0;
  return (
    <>
      <PageTrail route="specialOdds" />
      <ItemListJsonLd name={t('title')} items={odds.map(toOddCrumb)} />
      <PageTitle title={t('title')} text={t('description')} />
      <OddTabs current={path} />
      {isEmpty ? <AreaEmpty area="specialOdds" /> : <OpenOdds open={odds} awaiting={awaiting} />}
      <Pager path={path} nextCursor={nextCursor} isFirst={isFirst} order="coming" />
    </>
  );
}

/** Each sponsor's record stands on the first page. */
async function SettledList({ page, isFirst }: OddListProps) {
  const t = await getTranslations('specialOdds');
  const path = pathTo('oddResults');
  const records = isFirst ? await listOddRecords() : [];
  return (
    <>
      <PageTrail
        route="specialOdds"
        crumbs={[{ name: t('tabs.results'), path }]}
        share={{ kind: 'karne', name: wholeRecord, title: t('resultsTitle') }}
      />
      <PageTitle title={t('resultsTitle')} text={t('resultsText')} />
      <OddTabs current={path} />
      {records.length > 0 ? (
        <section className="mb-12">
          <RecordTable records={records} />
          <p className="mt-3 text-sm text-text-3">{t('record.note')}</p>
        </section>
      ) : null}
      <ResultsList page={page} path={path} isFirst={isFirst} />
    </>
  );
}
