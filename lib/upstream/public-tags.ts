/** The tags the upstream may revalidate, one a public resource; public data is cached and revalidated by them. */
export const publicTags = [
  'main',
  'site',
  'init',
  'frame',
  'popups',
  'sponsors',
  'sponsor-entries',
  'news',
  'special-odds',
  'raffles',
  'wager-events',
  'events',
  'tournaments',
  'games',
  'bonus-buys',
  'bonus-hunts',
  'wins',
  'market',
  'leaders',
  'points',
  'schedule',
  'now-playing',
  'text-pages',
  'corrections',
] as const;
/** One of the tags. */
export type PublicTag = (typeof publicTags)[number];
