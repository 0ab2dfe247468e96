import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { HuntCards } from '@/components/bonus-hunts/hunt-cards';
import { HuntTabs } from '@/components/bonus-hunts/hunt-tabs';
import { AreaEmpty } from '@/components/layout/area-empty';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import type { Hunt } from '@/lib/data/hunt-view';
import type { Page } from '@/lib/data/hunts';
import { pathTo } from '@/lib/paths';
import { toHuntCrumb } from './to-hunt-crumb';

interface HuntArchiveProps {
  readonly page: Page<Hunt>;
  readonly isFirst?: boolean;
}

const path = pathTo('huntArchive');

/** A page of the archive; while it is empty it says so under the same title and tabs. */
export async function HuntArchive({ page, isFirst = false }: HuntArchiveProps) {
  const t = await getTranslations('bonusHunts');
  const title = t('archive.title');
  return (
    <>
      <PageTrail route="bonusHunts" crumbs={[{ name: title, path }]} />
      <ItemListJsonLd name={title} items={page.items.map(toHuntCrumb)} />
      <PageTitle title={title} text={t('archive.description')} />
      <HuntTabs current="archive" />
      <h2 className="sr-only">{t('recent')}</h2>
      {page.items.length > 0 ? (
        <HuntCards hunts={page.items} />
      ) : (
        <AreaEmpty area="bonusHunts" state="huntArchive" />
      )}
      <Pager path={path} nextCursor={page.nextCursor} isFirst={isFirst} />
    </>
  );
}
