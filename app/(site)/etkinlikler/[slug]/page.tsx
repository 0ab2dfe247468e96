import { notFound } from 'next/navigation';
import { OnlineEventJsonLd } from '@/app/_components/online-event-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { EntryCorrections } from '@/components/corrections/entry-corrections';
import type { DrawEnded } from '@/components/draws/draw-timeline';
import { OrderDraw } from '@/components/draws/order-draw';
import { EventFacts } from '@/components/events/event-facts';
import { EventHead } from '@/components/events/event-head';
import { PartPanel } from '@/components/events/part-panel';
import type { EventState } from '@/contract/events';
import { findEvent } from '@/lib/data/events';
import { eventPictures } from '@/lib/format/entry-pictures';
import { pathTo } from '@/lib/paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { EventBody } from '../_components/event-body';

/** None are known while the site is built: each is prerendered when it is first asked for. */
export const generateStaticParams = () => [];

type Props = PageProps<'/etkinlikler/[slug]'>;

export async function generateMetadata({ params }: Props) {
  const { slug, title, summary, type } = await requireEvent(params);
  const image = eventPictures[type];
  return entryMetadata({ title, description: summary ?? title, path: pathTo('event', slug), image });
}

/** GET /etkinlikler/{slug}: one event with its rules, games and ranking, which stays for ever. Prerendered when first asked for. */
export default async function EventPage({ params }: Props) {
  const event = await requireEvent(params);
  const path = pathTo('event', event.slug);
  const facts = {
    name: event.title,
    description: event.summary ?? event.title,
    path,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    isCancelled: event.state === 'cancelled',
    image: eventPictures[event.type],
  };
  return (
    <>
      <PageTrail route="events" crumbs={[{ name: event.title, path }]} />
      <OnlineEventJsonLd facts={facts} />
      <EventHead event={event} />
      <EntryCorrections kind="events" slug={event.slug} className="mt-6" />
      <div className="mt-6">
        <EventFacts event={event} />
      </div>
      <PartPanel event={event} />
      <EventBody event={event} standings={event.standings} nextCursor={event.standingsCursor} isFirst />
      <div className="mt-10">
        <OrderDraw kind="event" slug={event.slug} ended={endedBy[event.state] ?? null} />
      </div>
    </>
  );
}

/** In which state nothing more comes of a draw, and why. */
const endedBy: Partial<Record<EventState, DrawEnded>> = { cancelled: 'cancelled', finished: 'needless' };

async function requireEvent(params: Props['params']) {
  return (await findEvent((await params).slug)) ?? notFound();
}
