import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { PageTrail } from '@/app/_components/page-trail';
import { RecordTable } from '@/components/special-odds/record-table';
import { PageTitle } from '@/components/ui/page-title';
import { listOddRecords, type OddsPage } from '@/lib/data/special-odds';
import { pathTo } from '@/lib/paths';
import { OddTabs } from './odd-tabs';
import { ResultsList } from './results-list';

interface SponsorResultsProps {
  readonly slug: string;
  readonly page: OddsPage;
  readonly isFirst?: boolean;
}

/** The record and the results of one sponsor. */
export async function SponsorResults({ slug, page, isFirst = false }: SponsorResultsProps) {
  const t = await getTranslations('specialOdds');
  const record = await recordOf(slug);
  const { name } = record.sponsor;
  const path = sponsorResultsPath(slug);
  const crumbs = [
    { name: t('tabs.results'), path: pathTo('oddResults') },
    { name, path },
  ];
  return (
    <>
      <PageTrail route="specialOdds" crumbs={crumbs} />
      <PageTitle title={t('sponsorTitle', { name })} text={t('sponsorText', { name })} />
      <OddTabs current={pathTo('oddResults')} />
      <section className="mb-12">
        <RecordTable records={[record]} />
      </section>
      <ResultsList page={page} path={path} isFirst={isFirst} />
    </>
  );
}

/** What the page of a sponsor's results says about itself. */
export async function describeSponsorResults(slug: string) {
  const t = await getTranslations('specialOdds');
  const { name } = (await recordOf(slug)).sponsor;
  return {
    title: t('sponsorTitle', { name }),
    description: t('sponsorText', { name }),
    path: sponsorResultsPath(slug),
  };
}

/** Where the results of a sponsor stand. */
function sponsorResultsPath(slug: string): string {
  return pathTo('sponsorResults', slug);
}

/** A sponsor without a settled odd has no page here. */
const recordOf = cache(async (slug: string) => {
  const record = (await listOddRecords()).find(({ sponsor }) => sponsor.slug === slug);
  return record ?? notFound();
});
