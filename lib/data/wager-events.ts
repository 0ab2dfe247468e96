import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import { slugSchema } from '@/contract/slug';
import {
  pastWagerEventsAnswerSchema,
  wagerEventAnswerSchema,
  wagerEventsAnswerSchema,
  wagerStandingsAnswerSchema,
} from '@/contract/wager-events';
import { entryReader, publicReader, readPage } from '@/lib/upstream/read-public';
import { getMain } from './main';
import {
  type Standings,
  toStandings,
  toWagerEvent,
  toWagerEventDetail,
  type WagerEvent,
  type WagerEventDetail,
} from './wager-event-view';

/** A page of the archive. */
export interface PastWagerEvents {
  readonly events: readonly WagerEvent[];
  readonly nextCursor: string | null;
}

const tag = 'wager-events';
const revalidateS = 60;

const readCurrent = publicReader({
  tag,
  revalidateS,
  path: '/wager-events',
  answer: wagerEventsAnswerSchema,
  unavailable: { status: false, data: [] },
});
const readPast = publicReader({
  tag,
  revalidateS,
  path: '/wager-events/past',
  answer: pastWagerEventsAnswerSchema,
  unavailable: { status: false, data: [], next_cursor: null },
});
const readOne = entryReader('wagerEvent', {
  tag,
  revalidateS,
  answer: wagerEventAnswerSchema,
});
const readStandings = entryReader('wagerRanks', {
  tag,
  revalidateS: 10,
  answer: wagerStandingsAnswerSchema,
});

/** What is looked for first stands first; within a phase, the next to end. */
const shownFirst: readonly WagerEvent['phase'][] = [
  'live',
  'dispute',
  'provisional',
  'awaiting_data',
  'scheduled',
];

/** The events that come, run or are not final yet: those that run first. */
export async function listWagerEvents(): Promise<readonly WagerEvent[]> {
  const [{ data }, { cdnUrl }] = await Promise.all([readCurrent(), getMain()]);
  const events = data.map((wire) => toWagerEvent(wire, cdnUrl));
  return events.sort((a, b) => shownFirst.indexOf(a.phase) - shownFirst.indexOf(b.phase));
}

/** The newest page of the archive. */
export async function listPastWagerEvents(): Promise<PastWagerEvents> {
  return toPast(await readPast());
}

/** A deeper page of the archive; null for a cursor that leads nowhere. */
export async function listPastWagerEventsAfter(cursor: string): Promise<PastWagerEvents | null> {
  const path = `/wager-events/past?cursor=${encodeURIComponent(cursor)}` as const;
  const page = await readPage(path, pastWagerEventsAnswerSchema);
  return page && toPast(page);
}

/** One event; null for an unknown slug. */
export const findWagerEvent = cache(async (slug: string): Promise<WagerEventDetail | null> => {
  const [answer, { cdnUrl }] = await Promise.all([readOne(slug), getMain()]);
  return answer && toWagerEventDetail(answer.data, cdnUrl);
});

/** The first page of an event's ranks; null for an unknown slug. */
export async function findStandings(slug: string): Promise<Standings | null> {
  const [answer, { cdnUrl }] = await Promise.all([readStandings(slug), getMain()]);
  return answer && toStandings(answer, cdnUrl);
}

/** A deeper page of an event's ranks; null for an unknown slug and for a cursor that leads nowhere. */
export async function findStandingsAfter(slug: string, cursor: string): Promise<Standings | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  const path = `/wager-events/${slug}/standings?cursor=${encodeURIComponent(cursor)}` as const;
  const page = await readPage(path, wagerStandingsAnswerSchema);
  return page && toStandings(page, (await getMain()).cdnUrl);
}

async function toPast(page: z.infer<typeof pastWagerEventsAnswerSchema>): Promise<PastWagerEvents> {
  const { cdnUrl } = await getMain();
  return {
    events: page.data.map((wire) => toWagerEvent(wire, cdnUrl)),
    nextCursor: page.next_cursor ?? null,
  };
}
