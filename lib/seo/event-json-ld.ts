import { at, type JsonLd, node } from './json-ld';

/** Something with a beginning as structured data names it; times ISO, `path` and `image` of this site or absolute. */
export interface EventDescription {
  readonly name: string;
  readonly description: string;
  readonly path: string;
  readonly startsAt: string;
  readonly endsAt: string | null;
  readonly isCancelled: boolean;
  readonly organizer: string;
  readonly image: string;
}

/**
 * An event that takes place online (schema.org `Event`): an event, a tournament, a race, a draw, a hunt, a session. Without an
 * offer: what it may cost or pay is in Sikke, which is no currency (ADR 120).
 */
export function onlineEvent(origin: string, facts: EventDescription): JsonLd {
  const { name, description, path, startsAt, endsAt, isCancelled, organizer, image } = facts;
  return node('Event', {
    name,
    description,
    url: at(origin, path),
    startDate: startsAt,
    ...(endsAt ? { endDate: endsAt } : {}),
    eventStatus: `https://schema.org/${isCancelled ? 'EventCancelled' : 'EventScheduled'}`,
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: at(origin, path) },
    organizer: { '@type': 'Organization', name: organizer, url: at(origin, '/') },
    image: at(origin, image),
    inLanguage: 'tr',
  });
}
