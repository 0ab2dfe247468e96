import { getTranslations } from 'next-intl/server';
import { laterPages } from '@/app/_components/list-pages';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { DataNote } from '@/components/wager-events/data-note';
import { LaterRanks } from '@/components/wager-events/later-ranks';
import { StandingRows } from '@/components/wager-events/standing-rows';
import type { WagerEventDetail } from '@/lib/data/wager-event-view';
import { findStandingsAfter, findWagerEvent } from '@/lib/data/wager-events';
import { pathTo } from '@/lib/paths';

const pages = laterPages({
  find: ({ slug }: { readonly slug: string }) => findWagerEvent(slug),
  describe: async ({ slug, title: name }) => {
    const t = await getTranslations('wagerEvents.ranks');
    const title = t('title', { title: name });
    return { title, description: title, path: pathTo('wagerEvent', slug) };
  },
  later: ({ slug }, cursor) => findStandingsAfter(slug, cursor),
  show: (standings, _, event) => <Ranks event={event} standings={standings} />,
});

export const dynamic = 'force-dynamic';
export const generateMetadata = pages.laterMetadata;

/** GET /cevrim-etkinlikleri/{slug}/siralama/sonra/{cursor}: later ranks; the first ones stand on the event's own page. */
export default pages.showLater;

interface RanksProps {
  readonly event: WagerEventDetail;
  readonly standings: NonNullable<Awaited<ReturnType<typeof findStandingsAfter>>>;
}

async function Ranks({ event, standings }: RanksProps) {
  const t = await getTranslations('wagerEvents.ranks');
  const crumb = { name: event.title, path: pathTo('wagerEvent', event.slug) };
  return (
    <>
      <PageTrail route="wagerEvents" crumbs={[crumb]} />
      <PageTitle title={t('title', { title: event.title })} text={t('text')} />
      <div className="space-y-4">
        <DataNote data={standings.data} />
        <div className="overflow-hidden rounded-panel border border-line bg-surface">
          <StandingRows rows={standings.rows} unit={event} />
        </div>
        <LaterRanks slug={event.slug} nextCursor={standings.nextCursor} />
      </div>
    </>
  );
}
