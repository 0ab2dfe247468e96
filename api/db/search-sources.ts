import { getTableName } from 'drizzle-orm';
import type { PublicKind } from './kinds/public-kind';
import { publicKinds } from './kinds/public-kinds';

/** Where a kind of entry is searched. */
export type SearchSource = NonNullable<PublicKind['search']> & {
  readonly table: string;
  readonly shown: PublicKind['shown'];
};

/** One row a kind whose record says what the search knows of it. The indexes follow (`search-indexes.ts`). */
export const searchSources: readonly SearchSource[] = publicKinds.flatMap(({ search, table, shown }) =>
  search ? [{ ...search, table: getTableName(table), shown }] : [],
);

/** The words of a row as an index keeps them: the title's weigh more. */
export function searchVector({ title, more }: SearchSource): string {
  return `(setweight(to_tsvector('simple', search_fold(${title})), 'A') || setweight(to_tsvector('simple', search_fold(coalesce(${more}, ''))), 'B'))`;
}
