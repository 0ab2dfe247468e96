import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import { listOlderOdds } from '@/lib/data/special-odds';
import { routes } from '@/lib/routes';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { OddTabs } from '../../_components/odd-tabs';
import { OpenOdds } from '../../_components/open-odds';
import { toOddCrumb } from '../../_components/to-odd-crumb';

export const dynamic = 'force-dynamic';

export async function generateMetadata() {
  const t = await getTranslations('pages.specialOdds');
  return deeperPageMetadata({
    title: t('title'),
    description: t('description'),
    path: routes.specialOdds.path,
  });
}

/** GET /ozeloran/sonra/{cursor}: odds that end later; a cursor of another list is not found. */
export default async function LaterOddsPage({ params }: PageProps<'/ozeloran/sonra/[cursor]'>) {
  const { cursor } = await params;
  const [page, t] = await Promise.all([
    listOlderOdds({ view: 'open' }, cursor),
    getTranslations('pages.specialOdds'),
  ]);
  if (!page) notFound();
  return (
    <>
      <PageTrail route="specialOdds" />
      <ItemListJsonLd name={t('title')} items={page.odds.map(toOddCrumb)} />
      <PageTitle title={t('title')} text={t('description')} />
      <OddTabs current={routes.specialOdds.path} />
      <OpenOdds open={page.odds} awaiting={[]} />
      <Pager path={routes.specialOdds.path} nextCursor={page.nextCursor} />
    </>
  );
}
