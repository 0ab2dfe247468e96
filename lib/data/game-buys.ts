import 'server-only';
import type { z } from 'zod';
import { type GamePlayWire, gameBuysAnswerSchema } from '@/contract/games';
import { slugSchema } from '@/contract/slug';
import { entryReader, readPage } from '@/lib/upstream/read-public';

/** A page of what was bought of a game; amounts in minor units of each one's currency. */
export interface GameBuys {
  readonly items: readonly GamePlayWire[];
  readonly nextCursor: string | null;
}

const readFirst = entryReader('gameBuys', {
  tag: 'bonus-buys',
  revalidateS: 60,
  answer: gameBuysAnswerSchema,
});

/** The newest page of what was bought of a game; null for an unknown game, and for one of which nothing was. */
export async function listGameBuys(slug: string): Promise<GameBuys | null> {
  const page = await readFirst(slug);
  return page && page.data.length > 0 ? toBuys(page) : null;
}

/** A deeper page; null for a game or a cursor that leads nowhere. */
export async function listGameBuysAfter(slug: string, cursor: string): Promise<GameBuys | null> {
  if (!slugSchema.safeParse(slug).success) return null;
  const path = `/games/${slug}/bonus-buys?cursor=${encodeURIComponent(cursor)}` as const;
  const page = await readPage(path, gameBuysAnswerSchema);
  return page && toBuys(page);
}

function toBuys(page: z.infer<typeof gameBuysAnswerSchema>): GameBuys {
  return { items: page.data, nextCursor: page.next_cursor ?? null };
}
