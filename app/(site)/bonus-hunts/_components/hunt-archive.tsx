import { getTranslations } from 'next-intl/server';
import { ItemListFacts } from '@/app/_components/item-list-facts';
import { PageTrail } from '@/app/_components/page-trail';
import { HuntCards } from '@/components/bonus-hunts/hunt-cards';
import { HuntTabs } from '@/components/bonus-hunts/hunt-tabs';
import { AreaPage } from '@/components/layout/area-page';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import type { Hunt } from '@/lib/data/hunt-view';
import type { Page } from '@/lib/data/hunts';

interface HuntArchiveProps {
  readonly page: Page<Hunt>;
  readonly isFirst?: boolean;
}

const path = '/bonus-hunts/arsiv';

/** A page of the archive. */
export async function HuntArchive({ page, isFirst = false }: HuntArchiveProps) {
  const t = await getTranslations('bonusHunts.archive');
  if (page.items.length === 0) return <AreaPage area="bonusHunts" />;
  return (
    <>
      <PageTrail route="bonusHunts" crumbs={[{ name: t('title'), path }]} />
      <ItemListFacts name={t('title')} items={page.items.map(pageOf)} />
      <PageTitle title={t('title')} text={t('description')} />
      <HuntTabs current="archive" />
      <HuntCards hunts={page.items} />
      <Pager path={path} nextCursor={page.nextCursor} isFirst={isFirst} />
    </>
  );
}

function pageOf({ title, slug }: Hunt) {
  return { name: title, path: `/bonus-hunts/${slug}` };
}
