import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { AreaEmpty } from '@/components/layout/area-empty';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import { listOdds } from '@/lib/data/special-odds';
import { routes } from '@/lib/routes';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { OddTabs } from './_components/odd-tabs';
import { OpenOdds } from './_components/open-odds';
import { toOddCrumb } from './_components/to-odd-crumb';

export const generateMetadata = () => pageMetadata('specialOdds');

/** GET /ozeloran: the odds that can be taken, that open later, and that wait for a result. Prerendered. */
export default async function SpecialOddsPage() {
  const t = await getTranslations('pages.specialOdds');
  const [open, awaiting] = await Promise.all([listOdds({ view: 'open' }), listOdds({ view: 'awaiting' })]);
  const isEmpty = open.odds.length + awaiting.odds.length === 0;
  return (
    <>
      <PageTrail route="specialOdds" />
      <ItemListJsonLd name={t('title')} items={open.odds.map(toOddCrumb)} />
      <PageTitle title={t('title')} text={t('description')} />
      <OddTabs current={routes.specialOdds.path} />
      {isEmpty ? <AreaEmpty area="specialOdds" /> : <OpenOdds open={open.odds} awaiting={awaiting.odds} />}
      <Pager path={routes.specialOdds.path} nextCursor={open.nextCursor} isFirst />
    </>
  );
}
