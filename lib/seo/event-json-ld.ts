import type { JsonLd } from './json-ld';

/** An event or a tournament as structured data names it; times ISO, addresses absolute. */
export interface EventFacts {
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isCancelled: boolean;
  readonly organizer: string;
  readonly siteUrl: string;
}

/** An event that takes place online (schema.org `Event`). */
export function onlineEvent({
  name,
  description,
  url,
  startsAt,
  endsAt,
  isCancelled,
  organizer,
  siteUrl,
}: EventFacts): JsonLd {
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name,
    description,
    url,
    startDate: startsAt,
    ...(endsAt ? { endDate: endsAt } : {}),
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url },
    organizer: { '@type': 'Organization', name: organizer, url: siteUrl },
    image: new URL('/og.png', siteUrl).href,
    inLanguage: 'tr',
  };
}
