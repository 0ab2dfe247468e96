import { findBuySession } from '@/lib/data/buys';
import { getFeed } from '@/lib/data/feed';
import { findHunt } from '@/lib/data/hunts';
import { readInitAnswer } from '@/lib/data/init';
import { findOrderDraw } from '@/lib/data/order-draws';
import { findOverlay } from '@/lib/data/overlays';
import { findDrawProof } from '@/lib/data/raffles';
import { getNowPlaying } from '@/lib/data/schedule';
import { readSiteAnswer } from '@/lib/data/site';
import { readSponsorsAnswer } from '@/lib/data/sponsors';
import { findTournament } from '@/lib/data/tournaments';
import { findStandings } from '@/lib/data/wager-events';
import { json } from '../answer';
import type { CallRows } from '../methods';
import { noInput } from '../no-input';
import { readOwnDay } from '../own-day';
import { memberRoute, route } from '../route';
import { watchedData, watchedRead } from '../watched-read';
import { withEtag } from '../with-etag';

/** What is read out of the tagged cache, which is Next's: public things as their pages show them, for who watches them. */
export const cachedCalls = {
  /** GET: a session of bonus buys as its page shows it, for who watches it. */
  buySession: { GET: watchedData(findBuySession) },
  /** GET: what was won and drawn lately, as its pages show it. */
  feed: {
    GET: withEtag(route({ input: noInput }, async () => json({ status: true, data: await getFeed() }))),
  },
  /** GET: a hunt as its page shows it, for who watches it. */
  hunt: { GET: watchedData(findHunt) },
  /** GET: the upstream's answer of /init out of the tagged cache. */
  init: {
    GET: route({ input: noInput }, async () => json(await readInitAnswer())),
  },
  /** GET: everything a drawn draw was computed from, to keep and to compute again. */
  drawProof: {
    GET: watchedRead(async (slug) => (await findDrawProof(slug))?.data ?? null),
  },
  /** GET: everything the order of a bracket's seeds, or among equals of a hunt or an event, was drawn from. */
  bracketDraw: { GET: watchedRead((slug) => findOrderDraw('bracket', slug)) },
  huntDraw: { GET: watchedRead((slug) => findOrderDraw('hunt', slug)) },
  eventDraw: { GET: watchedRead((slug) => findOrderDraw('event', slug)) },
  /** GET: what is being played on the stream, out of the tagged cache, for who watches it. */
  nowPlaying: {
    GET: withEtag(route({ input: noInput }, async () => json({ data: await getNowPlaying() }))),
  },
  /** GET: what a widget of an overlay shows, under a link that is good. */
  overlay: { GET: watchedRead(findOverlay) },
  /** GET: the member's own day in one answer: stamps, tickets in the next draw, place of the week, open orders. */
  ownDay: {
    GET: memberRoute({ input: noInput }, async (member, call) =>
      json({ status: true, data: await readOwnDay(member, call) }),
    ),
  },
  /** GET: the upstream's answer of /site out of the tagged cache. */
  site: {
    GET: route({ input: noInput }, async () => json(await readSiteAnswer())),
  },
  /** GET: the upstream's answer of /sponsors out of the tagged cache. */
  sponsors: {
    GET: route({ input: noInput }, async () => json(await readSponsorsAnswer())),
  },
  /** GET: the first page of an event's ranks, as islands watch it. */
  standings: {
    GET: watchedRead(findStandings),
  },
  /** GET: a tournament as its page shows it, for who watches it. */
  tournament: { GET: watchedData(findTournament) },
} satisfies CallRows;
