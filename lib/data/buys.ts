import 'server-only';
import { cache } from 'react';
import type { z } from 'zod';
import {
  type BuyEntryWire,
  type BuySessionDetailWire,
  type BuySessionScope,
  type BuySessionWire,
  buySessionAnswerSchema,
  buySessionsAnswerSchema,
} from '@/contract/bonus-buys';
import { entryReader, publicReader, readPage } from '@/lib/upstream/read-public';
import { type GameRef, toGameRef } from './game-ref';
import { getMain } from './main';
import { type PublicUser, toPublicUser } from './public-user';
import { type SponsorRef, toSponsorRef } from './sponsor-ref';

/** A session as it is shown: the wire, with addresses of pictures in place. Amounts in minor units of `currency`. */
export interface BuySession extends Omit<BuySessionWire, 'sponsor' | 'best'> {
  readonly sponsor: SponsorRef | null;
  readonly best: { readonly game: GameRef; readonly x: number } | null;
}

/** A bought bonus. */
export interface BuyEntry extends Omit<BuyEntryWire, 'game' | 'game_name' | 'suggested_by'> {
  readonly game: GameRef;
  readonly suggestedBy: PublicUser | null;
}

/** A session with its entries. */
export interface BuySessionDetail extends BuySession {
  readonly entries: readonly BuyEntry[];
}

/** A page of sessions. */
export interface BuySessions {
  readonly items: readonly BuySession[];
  readonly nextCursor: string | null;
}

const tag = 'bonus-buys';
const revalidateS = 30;

const firstPage = (scope: BuySessionScope) =>
  publicReader({
    tag,
    revalidateS,
    path: listPath(scope),
    answer: buySessionsAnswerSchema,
    unavailable: { status: false, data: [], next_cursor: null },
  });
const readFirst = { current: firstPage('current'), archived: firstPage('archived') };
const readOne = entryReader('buySession', {
  tag,
  revalidateS,
  answer: buySessionAnswerSchema,
});

/** The newest page of a scope. */
export async function listBuySessions(scope: BuySessionScope): Promise<BuySessions> {
  return toSessions(await readFirst[scope]());
}

/** A deeper page; null for a cursor that leads nowhere. */
export async function listBuySessionsAfter(
  scope: BuySessionScope,
  cursor: string,
): Promise<BuySessions | null> {
  const path = `${listPath(scope)}&cursor=${encodeURIComponent(cursor)}` as const;
  const page = await readPage(path, buySessionsAnswerSchema);
  return page && toSessions(page);
}

/** One session with its entries; null for an unknown slug. */
export const findBuySession = cache(async (slug: string): Promise<BuySessionDetail | null> => {
  const [answer, { cdnUrl }] = await Promise.all([readOne(slug), getMain()]);
  return answer && toDetail(answer.data, cdnUrl);
});

function listPath(scope: BuySessionScope) {
  return `/bonus-buys?scope=${scope}` as const;
}

async function toSessions(page: z.infer<typeof buySessionsAnswerSchema>): Promise<BuySessions> {
  const { cdnUrl } = await getMain();
  return { items: page.data.map((wire) => toSession(wire, cdnUrl)), nextCursor: page.next_cursor ?? null };
}

function toSession({ sponsor, best, ...wire }: BuySessionWire, cdnUrl: string): BuySession {
  return {
    ...wire,
    sponsor: sponsor ? toSponsorRef(sponsor, cdnUrl) : null,
    best: best && { game: toGameRef(best.game, best.game_name, cdnUrl), x: best.x },
  };
}

function toDetail({ entries, ...wire }: BuySessionDetailWire, cdnUrl: string): BuySessionDetail {
  return {
    ...toSession(wire, cdnUrl),
    entries: entries.map(({ game, game_name, suggested_by, ...entry }) => ({
      ...entry,
      game: toGameRef(game, game_name, cdnUrl),
      suggestedBy: suggested_by && toPublicUser(suggested_by, cdnUrl),
    })),
  };
}
