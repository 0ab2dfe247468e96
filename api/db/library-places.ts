/** A table whose rows may show pictures of the library, by their addresses in `columns`. */
export interface LibraryPlace {
  readonly table: string;
  /** The column that names a row for good. */
  readonly key: string;
  /** SQL over the row's own columns: how the team names it, and what it is called. */
  readonly slug: string;
  readonly title: string;
  readonly columns: readonly string[];
  /** Its columns are JSON. */
  readonly isJson?: boolean;
}

const entry = { key: 'id', slug: 'slug', title: 'title' } as const;

/** Every place of the library's pictures; a column that takes one stands here. */
export const libraryPlaces: readonly LibraryPlace[] = [
  { ...entry, table: 'sponsors', title: 'name', columns: ['logo'] },
  { ...entry, table: 'games', title: 'name', columns: ['image'] },
  { ...entry, table: 'news', columns: ['cover', 'content'] },
  { ...entry, table: 'raffles', columns: ['image', 'rules_text'] },
  { ...entry, table: 'wager_events', columns: ['image', 'rules_text'] },
  { ...entry, table: 'market_items', columns: ['image', 'description'] },
  {
    key: 'banner_id',
    slug: 'banner_id',
    title: `coalesce(title, '')`,
    table: 'banners',
    columns: ['picture'],
  },
  { ...entry, table: 'events', columns: ['rules_md'] },
  { ...entry, table: 'tournaments', columns: ['rules_md'] },
  { key: 'id', slug: 'id::text', title: `coalesce(game_name, '')`, table: 'wins', columns: ['image'] },
  { key: 'key', slug: 'key', title: 'key', table: 'settings', columns: ['value'], isJson: true },
];
