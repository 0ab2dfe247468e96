import { z } from 'zod';
import { pageOf } from './page';

/** The areas whose entries have pages of their own. */
export const entryAreas = [
  'sponsors',
  'games',
  'news',
  'raffles',
  'wager-events',
  'events',
  'tournaments',
  'bonus-buys',
  'game-buys',
  'bonus-hunts',
  'special-odds',
  'wins',
  'market',
  'leaders',
] as const;
/** One of the areas. */
export type EntryArea = (typeof entryAreas)[number];

/** How many entries a page of an area has at most; as many addresses stand in one sitemap. */
export const mostEntries = 5000;

/** GET /entries/{area}: a page of what search engines may list, what was added last first. */
export const entriesAnswerSchema = pageOf(
  z.object({ slug: z.string().min(1), changed_at: z.string().nullish() }),
);
