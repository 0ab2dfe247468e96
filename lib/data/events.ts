import 'server-only';
import { cache } from 'react';
import { eventAnswerSchema, eventStandingsAnswerSchema, eventsAnswerSchema } from '@/contract/events';
import { slugSchema } from '@/contract/slug';
import type { EventList } from '@/lib/format/event-lists';
import { entryReader, keyedPublicReader, readPage } from '@/lib/upstream/read-public';
import {
  type EventDetail,
  type EventItem,
  type EventStanding,
  toEvent,
  toEventDetail,
  toEventStanding,
} from './event-view';
import { getMain } from './main';

/** One page of events and where it goes on. */
export interface EventsPage {
  readonly events: readonly EventItem[];
  readonly nextCursor: string | null;
}

/** One page of a ranking and where it goes on. */
export interface EventStandingsPage {
  readonly standings: readonly EventStanding[];
  readonly nextCursor: string | null;
}

const readList = keyedPublicReader({
  tag: 'events',
  path: listPath,
  answer: eventsAnswerSchema,
  revalidateS: 120,
});

const readOne = entryReader('event', {
  tag: 'events',
  answer: eventAnswerSchema,
  revalidateS: 120,
});

/** A list's first page; empty where the upstream lacks the area (D27). Throws `UpstreamError` where it was never known. */
export const listEvents = cache(async (list: EventList): Promise<EventsPage> => toPage(await readList(list)));

/** A deeper page, read for this request; `null` for a cursor that the list did not make. */
export async function listLaterEvents(list: EventList, cursor: string): Promise<EventsPage | null> {
  const answer = await readPage(`${listPath(list)}&cursor=${encodeURIComponent(cursor)}`, eventsAnswerSchema);
  return answer && toPage(answer);
}

/** One event; `null` where there is none of that name. */
export const findEvent = cache(async (slug: string): Promise<EventDetail | null> => {
  const [answer, { cdnUrl }] = await Promise.all([readOne(slug), getMain()]);
  return answer && toEventDetail(answer.data, cdnUrl);
});

/** A deeper page of an event's ranking; `null` for an unknown event or a foreign cursor. */
export async function listEventStandings(slug: string, cursor: string): Promise<EventStandingsPage | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  const path = `/events/${slug}/standings?cursor=${encodeURIComponent(cursor)}` as const;
  const [answer, { cdnUrl }] = await Promise.all([readPage(path, eventStandingsAnswerSchema), getMain()]);
  if (!answer) return null;
  const standings = answer.data.map((standing) => toEventStanding(standing, cdnUrl));
  return { standings, nextCursor: answer.next_cursor ?? null };
}

function listPath({ view, type }: EventList): `/${string}` {
  if (type === null) return `/events?view=${view}`;
  return view === null ? `/events?type=${type}` : `/events?view=${view}&type=${type}`;
}

async function toPage(answer: Awaited<ReturnType<typeof readList>>): Promise<EventsPage> {
  const { cdnUrl } = await getMain();
  const events = (answer?.data ?? []).map((wire) => toEvent(wire, cdnUrl));
  return { events, nextCursor: answer?.next_cursor ?? null };
}
