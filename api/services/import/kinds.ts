/** What can be imported, one kind a file. */
export const importKinds = [
  'sponsors',
  'games',
  'news',
  'market',
  'special-odds',
  'raffles',
  'schedule',
  'events',
  'wager-events',
  'wager-standings',
  'tournaments',
  'tournament-scores',
  'bonus-hunts',
  'text-pages',
  'earn-rules',
  'vip-tiers',
] as const;
/** One of the kinds. */
export type ImportKind = (typeof importKinds)[number];

/** The kind a file's name begins with (`sponsors.csv`, `news-november.json`), null where it begins with none. */
export function kindOfName(name: string): ImportKind | null {
  return importKinds.find((kind) => name.toLowerCase().startsWith(kind)) ?? null;
}
