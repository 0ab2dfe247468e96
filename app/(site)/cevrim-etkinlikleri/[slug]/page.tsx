import { notFound } from 'next/navigation';
import { NumbersLink } from '@/app/_components/numbers-link';
import { OnlineEventJsonLd } from '@/app/_components/online-event-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { EntryCorrections } from '@/components/corrections/entry-corrections';
import { EventAccount } from '@/components/wager-events/event-account';
import { EventFacts } from '@/components/wager-events/event-facts';
import { EventHead } from '@/components/wager-events/event-head';
import { EventPhases } from '@/components/wager-events/event-phases';
import { EventPrizes } from '@/components/wager-events/event-prizes';
import { EventRules } from '@/components/wager-events/event-rules';
import { ImportTable } from '@/components/wager-events/import-table';
import { RestOfRanks } from '@/components/wager-events/rest-of-ranks';
import { StandingsFigure } from '@/components/wager-events/standings-figure';
import type { WagerEventDetail } from '@/lib/data/wager-event-view';
import { findStandings, findWagerEvent } from '@/lib/data/wager-events';
import { pathTo } from '@/lib/paths';
import { entryMetadata, missingMetadata } from '@/lib/seo/page-metadata';

/** Every event is made on its first visit and kept: none of them is needed at build time. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: PageProps<'/cevrim-etkinlikleri/[slug]'>) {
  const event = await findWagerEvent((await params).slug);
  if (!event) return missingMetadata();
  const { slug, title, summary, imageUrl } = event;
  const path = pathTo('wagerEvent', slug);
  return entryMetadata({ title, description: summary ?? title, path, image: imageUrl });
}

/** GET /cevrim-etkinlikleri/{slug}: one event with prizes, ranks, rules and the trail of its numbers; 404 for an unknown slug. */
export default async function WagerEventPage({ params }: PageProps<'/cevrim-etkinlikleri/[slug]'>) {
  const { slug } = await params;
  const [event, standings] = await Promise.all([findWagerEvent(slug), findStandings(slug)]);
  if (!event || !standings) notFound();
  const path = pathTo('wagerEvent', event.slug);
  const isBegun = event.phase !== 'scheduled';
  return (
    <>
      <PageTrail route="wagerEvents" crumbs={[{ name: event.title, path }]} />
      <OnlineEventJsonLd facts={describeEntry(event)} />
      <div className="space-y-8">
        <EventHead event={event} />
        <EntryCorrections kind="wager-events" slug={event.slug} />
        {event.mode === 'race' ? null : <EventPrizes event={event} heading="h2" />}
        {isBegun ? <StandingsFigure event={event} standings={standings} /> : null}
        <EventPhases event={event} />
        <EventFacts event={event} />
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-8 lg:grid-cols-2">
          <div className="space-y-8">
            {event.mode === 'race' ? <EventPrizes event={event} heading="h2" /> : null}
            <EventAccount event={event} />
            <EventRules event={event} />
          </div>
          {isBegun ? <RestOfRanks event={event} standings={standings} /> : null}
        </div>
        <ImportTable imports={event.imports} />
        {isBegun ? <NumbersLink area="wager_event" slug={event.slug} /> : null}
      </div>
    </>
  );
}

function describeEntry({ title, summary, slug, startsAt, endsAt, phase, imageUrl }: WagerEventDetail) {
  const path = pathTo('wagerEvent', slug);
  const isCancelled = phase === 'cancelled';
  return { name: title, description: summary ?? title, path, startsAt, endsAt, isCancelled, image: imageUrl };
}
