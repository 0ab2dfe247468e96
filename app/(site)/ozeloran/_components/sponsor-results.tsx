import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { listPages } from '@/app/_components/list-pages';
import { PageTrail } from '@/app/_components/page-trail';
import { RecordTable } from '@/components/special-odds/record-table';
import { PageTitle } from '@/components/ui/page-title';
import { slugSchema } from '@/contract/slug';
import { listOddRecords, listOdds, listOlderOdds, type OddsPage } from '@/lib/data/special-odds';
import { pathTo } from '@/lib/paths';
import { OddTabs } from './odd-tabs';
import { ResultsList } from './results-list';

interface SponsorResultsProps {
  readonly slug: string;
  readonly page: OddsPage;
  readonly isFirst: boolean;
}

/** The record and the settled odds of one sponsor. */
export const sponsorPages = listPages({
  find: ({ slug }: { readonly slug: string }) => (slugSchema.safeParse(slug).success ? slug : null),
  describe: describeSponsorResults,
  first: (sponsor) => listOdds({ view: 'settled', sponsor }),
  later: (sponsor, cursor) => listOlderOdds({ view: 'settled', sponsor }, cursor),
  show: (page, isFirst, slug) => <SponsorResults slug={slug} page={page} isFirst={isFirst} />,
});

async function SponsorResults({ slug, page, isFirst }: SponsorResultsProps) {
  const t = await getTranslations('specialOdds');
  const record = await recordOf(slug);
  const { name } = record.sponsor;
  const path = pathTo('sponsorResults', slug);
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

async function describeSponsorResults(slug: string) {
  const t = await getTranslations('specialOdds');
  const { name } = (await recordOf(slug)).sponsor;
  return {
    title: t('sponsorTitle', { name }),
    description: t('sponsorText', { name }),
    path: pathTo('sponsorResults', slug),
  };
}

/** A sponsor without a settled odd has no page here. */
const recordOf = cache(async (slug: string) => {
  const record = (await listOddRecords()).find(({ sponsor }) => sponsor.slug === slug);
  return record ?? notFound();
});
