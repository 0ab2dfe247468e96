import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { GuessCall } from '@/components/bonus-hunts/guess-call';
import { HuntCards } from '@/components/bonus-hunts/hunt-cards';
import { HuntHead } from '@/components/bonus-hunts/hunt-head';
import { HuntTabs } from '@/components/bonus-hunts/hunt-tabs';
import { WatchedHunt } from '@/components/bonus-hunts/watched-hunt';
import { AreaPage } from '@/components/layout/area-page';
import { ButtonLink } from '@/components/ui/button';
import { PageTitle } from '@/components/ui/page-title';
import type { HuntDetail } from '@/lib/data/hunt-view';
import { findHunt, listActiveHunts, listFinishedHunts } from '@/lib/data/hunts';
import { pathTo } from '@/lib/paths';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { toHuntCrumb } from './_components/to-hunt-crumb';

export const generateMetadata = () => pageMetadata('bonusHunts');

/** How many finished hunts stand below those that go on. */
const recent = 6;

/** GET /bonus-hunts: the boards of what goes on, then the newest results; prerendered, the same for everybody. */
export default async function BonusHuntsPage() {
  const [active, finished] = await Promise.all([listActiveHunts(), listFinishedHunts()]);
  if (active.length === 0 && finished.items.length === 0) {
    return (
      <>
        <PageTrail route="bonusHunts" />
        <AreaPage area="bonusHunts" />
      </>
    );
  }
  const t = await getTranslations();
  const details = await Promise.all(active.map(({ slug }) => findHunt(slug)));
  const boards = details.flatMap((hunt) => (hunt ? [hunt] : [])).sort(openingFirst);
  const shown = finished.items.slice(0, recent);
  return (
    <>
      <PageTrail route="bonusHunts" />
      <ItemListJsonLd name={t('pages.bonusHunts.title')} items={[...boards, ...shown].map(toHuntCrumb)} />
      <PageTitle title={t('pages.bonusHunts.title')} text={t('bonusHunts.intro')} />
      <HuntTabs current="now" />
      <div className="space-y-14">
        {boards.map((hunt) => (
          <section key={hunt.slug} className="space-y-6">
            <div className="space-y-2">
              <HuntHead hunt={hunt} level="h2" />
              <GuessCall hunt={hunt} />
            </div>
            <WatchedHunt hunt={hunt} part="board" />
          </section>
        ))}
        {boards.length === 0 ? <p className="text-text-2">{t('bonusHunts.nothingNow')}</p> : null}
        {shown.length > 0 ? (
          <section className="space-y-6">
            <h2 className="font-display text-2xl font-bold tracking-tight">{t('bonusHunts.recent')}</h2>
            <HuntCards hunts={shown} />
            <ButtonLink href={pathTo('huntArchive')}>{t('bonusHunts.toArchive')}</ButtonLink>
          </section>
        ) : null}
      </div>
    </>
  );
}

/** What is being opened is what people watch. */
function openingFirst(a: HuntDetail, b: HuntDetail): number {
  return Number(b.state === 'opening') - Number(a.state === 'opening');
}
