import { getTranslations } from 'next-intl/server';
import { laterPages } from '@/app/_components/list-pages';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { findEvent, listEventStandings } from '@/lib/data/events';
import { pathTo } from '@/lib/paths';
import { EventRanking, type EventRankingProps } from '../../../_components/event-ranking';

const pages = laterPages({
  find: ({ slug }: { readonly slug: string }) => findEvent(slug),
  describe: ({ slug, title, summary }) => ({
    title,
    description: summary ?? title,
    path: pathTo('event', slug),
  }),
  later: ({ slug }, cursor) => listEventStandings(slug, cursor),
  show: (page, _, event) => <LaterStandings event={event} {...page} />,
});

export const dynamic = 'force-dynamic';
export const generateMetadata = pages.laterMetadata;

/** GET /etkinlikler/{slug}/sonra/{cursor}: the ranking goes on; its first page is the event's own. */
export default pages.showLater;

async function LaterStandings({ event, ...page }: EventRankingProps) {
  const t = await getTranslations('events.ranking');
  return (
    <>
      <PageTrail route="events" crumbs={[{ name: event.title, path: pathTo('event', event.slug) }]} />
      <PageTitle title={event.title} text={t('goesOn')} />
      <EventRanking event={event} {...page} />
    </>
  );
}
