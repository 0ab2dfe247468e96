import { z } from 'zod';
import { envelope } from './envelope';

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

/** How many entries of an area are told at most, the latest ones. */
export const mostEntries = 5000;

/** GET /entries/{area}: what search engines may list. */
export const entriesAnswerSchema = envelope(
  z.array(z.object({ slug: z.string().min(1), changed_at: z.string().nullish() })),
);
