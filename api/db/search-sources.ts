import { getTableName } from 'drizzle-orm';
import type { PublicKind } from './kinds/public-kind';
import { publicKinds } from './kinds/public-kinds';

/** Where a kind of entry is searched. */
export type SearchSource = NonNullable<PublicKind['search']> & {
  readonly table: string;
  readonly shown: PublicKind['shown'];
};

/** What of a table is looked through, in SQL over the plain names of its columns. */
export type WordSource = Pick<SearchSource, 'table' | 'title' | 'more'>;

/** One row a kind whose record says what the search knows of it. The indexes follow (`search-indexes.ts`). */
export const searchSources: readonly SearchSource[] = publicKinds.flatMap(({ search, table, shown }) =>
  search ? [{ ...search, table: getTableName(table), shown }] : [],
);

/** What the team looks for in its lists, and no visitor. */
const deskWords: readonly WordSource[] = [
  ...['analyses', 'bonus_hunts', 'buy_sessions', 'market_items', 'redeem_codes', 'schedule_items'].map(
    (table) => toSource(table, 'title'),
  ),
  toSource('leaderboard_periods', 'slug'),
  toSource('special_odds', 'match'),
  toSource('analysts', 'name'),
  toSource('banners', 'coalesce(title, banner_id)'),
];

/** Everything that has an index of its words, by its table. */
export const wordSources: readonly WordSource[] = [...searchSources, ...deskWords];

function toSource(table: string, title: string): WordSource {
  return { table, title, more: "''" };
}

/** The words of a row as an index keeps them: the title's weigh more. */
export function searchVector({ title, more }: Pick<WordSource, 'title' | 'more'>): string {
  return `(setweight(to_tsvector('simple', search_fold(${title})), 'A') || setweight(to_tsvector('simple', search_fold(coalesce(${more}, ''))), 'B'))`;
}
