import { inArray } from 'drizzle-orm';
import { z } from 'zod';
import { gameVolatilities } from '@/contract/games';
import { games } from '../../db/schema/games';
import { excluded, givenKeys } from './excluded';
import type { Kind } from './kind';
import * as value from './values';

const fields = z.object({
  slug: value.slug(80),
  name: value.given(120),
  provider_code: value.code(40),
  image: value.picture(),
  rtp: value.decimal(0.01, 100),
  volatility: value.maybeOneOf(gameVolatilities),
  max_win_x: value.whole(1, 1_000_000),
  has_bonus_buy: value.yesNo(),
});

/** The columns of the game catalogue. */
export const gameKind: Kind<ReturnType<typeof toRow>> = {
  fields,
  schema: fields.transform(toRow),
  stored: (db, slugs) =>
    db
      .select()
      .from(games)
      .where(inArray(games.slug, [...slugs])),
  write: async (db, rows) => {
    const [first] = rows;
    if (!first) return;
    await db
      .insert(games)
      .values([...rows])
      .onConflictDoUpdate({ target: games.slug, set: excluded(games, givenKeys(first)) });
  },
};

function toRow({ provider_code, max_win_x, has_bonus_buy, ...plain }: z.infer<typeof fields>) {
  return { ...plain, providerCode: provider_code, maxWinX: max_win_x, hasBonusBuy: has_bonus_buy };
}
