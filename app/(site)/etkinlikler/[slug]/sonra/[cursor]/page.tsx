import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { findEvent, listEventStandings } from '@/lib/data/events';
import { pathTo } from '@/lib/paths';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { EventRanking } from '../../../_components/event-ranking';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/etkinlikler/[slug]/sonra/[cursor]'>;

export async function generateMetadata({ params }: Props) {
  const { slug, title, summary } = await requireEvent(params);
  return deeperPageMetadata({ title, description: summary ?? title, path: pathTo('event', slug) });
}

/** GET /etkinlikler/{slug}/sonra/{cursor}: the ranking goes on; a cursor of another list is not found. */
export default async function LaterStandingsPage({ params }: Props) {
  const { slug, cursor } = await params;
  const [event, page, t] = await Promise.all([
    requireEvent(params),
    listEventStandings(slug, cursor),
    getTranslations('events.ranking'),
  ]);
  if (!page) notFound();
  return (
    <>
      <PageTrail route="events" crumbs={[{ name: event.title, path: pathTo('event', slug) }]} />
      <PageTitle title={event.title} text={t('goesOn')} />
      <EventRanking event={event} {...page} />
    </>
  );
}

async function requireEvent(params: Props['params']) {
  return (await findEvent((await params).slug)) ?? notFound();
}
