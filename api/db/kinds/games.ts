import { sql } from 'drizzle-orm';
import { games } from '../schema/games';
import type { PublicKind } from './public-kind';

/** The catalogue of games, and what was played of each. */
export const gameKind = {
  name: 'games',
  table: games,
  id: games.id,
  slug: games.slug,
  shown: () => sql`true`,
  search: {
    kind: 'games',
    title: 'name',
    more: 'provider_code',
    detail: 'provider_code',
    image: 'image',
    order: 'search_fold(name)',
  },
  renewedBy: ['games', 'hunt_bonuses', 'buy_entries', 'buy_sessions', 'bonus_hunts', 'wins'],
} as const satisfies PublicKind;
