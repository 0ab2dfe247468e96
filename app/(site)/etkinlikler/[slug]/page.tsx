import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { EventFacts } from '@/components/events/event-facts';
import { EventHead } from '@/components/events/event-head';
import { JsonLd } from '@/components/layout/json-ld';
import { findEvent } from '@/lib/data/events';
import { env } from '@/lib/env';
import { onlineEvent } from '@/lib/seo/event-json-ld';
import { serializeJsonLd } from '@/lib/seo/json-ld';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { EventBody } from '../_components/event-body';

/** None are known while the site is built: each is prerendered when it is first asked for. */
export const generateStaticParams = () => [];

type Props = PageProps<'/etkinlikler/[slug]'>;

export async function generateMetadata({ params }: Props) {
  const { slug, title, summary } = await eventOf(params);
  return entryMetadata({ title, description: summary ?? title, path: `/etkinlikler/${slug}` });
}

/** GET /etkinlikler/{slug}: one event with its rules, games and ranking, which stays for ever. Prerendered when first asked for. */
export default async function EventPage({ params }: Props) {
  const [event, t] = await Promise.all([eventOf(params), getTranslations('site')]);
  const path = `/etkinlikler/${event.slug}`;
  const siteUrl = env().SITE_URL;
  const facts = onlineEvent({
    name: event.title,
    description: event.summary ?? event.title,
    url: new URL(path, siteUrl).href,
    startsAt: event.startsAt,
    endsAt: event.endsAt,
    isCancelled: event.state === 'cancelled',
    organizer: t('name'),
    siteUrl,
  });
  return (
    <>
      <PageTrail route="events" crumbs={[{ name: event.title, path }]} />
      <JsonLd json={serializeJsonLd(facts)} />
      <EventHead event={event} />
      <div className="mt-6">
        <EventFacts event={event} />
      </div>
      <EventBody event={event} standings={event.standings} nextCursor={event.standingsCursor} isFirst />
    </>
  );
}

async function eventOf(params: Props['params']) {
  return (await findEvent((await params).slug)) ?? notFound();
}
