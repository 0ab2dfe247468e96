import { z } from 'zod';
import { newsSlugSchema } from '@/contract/news';
import { slugSchema } from '@/contract/slug';
import { sponsorSlugSchema } from '@/contract/sponsors';
import { fillPattern } from '@/lib/fill-pattern';
import type { patterns } from '@/lib/paths';

interface EntryCall {
  /** The call of the client API that tells of the entry, and answers 404 where there is none. */
  readonly call: `/${string}`;
  /** What the entry may be called; nobody is asked about another name. */
  readonly name: z.ZodType<string>;
}

/** The pages of entries by their name in `lib/paths.ts`: what the readers ask, and the front server before a page is made (ADR 200). */
const entryCalls = {
  article: { call: '/news/[slug]', name: newsSlugSchema },
  buySession: { call: '/bonus-buys/[slug]', name: slugSchema },
  event: { call: '/events/[slug]', name: slugSchema },
  game: { call: '/games/[slug]', name: slugSchema },
  gameBuys: { call: '/games/[slug]/bonus-buys', name: slugSchema },
  guesses: { call: '/bonus-hunts/[slug]/guesses', name: slugSchema },
  hunt: { call: '/bonus-hunts/[slug]', name: slugSchema },
  marketItem: { call: '/market/[slug]', name: slugSchema },
  odd: { call: '/special-odds/[slug]', name: slugSchema },
  raffle: { call: '/raffles/[slug]', name: slugSchema },
  sponsor: { call: '/sponsors/[slug]', name: sponsorSlugSchema },
  tournament: { call: '/tournaments/[slug]', name: slugSchema },
  wagerEvent: { call: '/wager-events/[slug]', name: slugSchema },
  wagerRanks: { call: '/wager-events/[slug]/standings', name: slugSchema },
  win: { call: '/wins/[id]', name: z.string().regex(/^[1-9]\d{0,14}$/) },
} as const satisfies Partial<Record<keyof typeof patterns, EntryCall>>;

/** A kind of page that shows one entry. */
export type EntryPage = keyof typeof entryCalls;

/** All of them. */
export const entryPages = Object.keys(entryCalls) as readonly EntryPage[];

/** The call that tells of an entry; `null` for a name that none can have. */
export function findEntryCall(page: EntryPage, name: string): `/${string}` | null {
  const { call, name: schema } = entryCalls[page];
  return schema.safeParse(name).success ? `/${fillPattern(call, [name]).slice(1)}` : null;
}
