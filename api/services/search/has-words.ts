import { type SQL, sql } from 'drizzle-orm';
import { searchVector, wordSources } from '../../db/search-sources';
import { searchFold, toPrefixes } from './search-fold';

/** The condition that words of a row of a table begin as those of a question do, which the index of its words answers. */
export function hasWords(table: string, q: string): SQL {
  const source = wordSources.find((one) => one.table === table);
  const folded = searchFold(q);
  if (!source || folded === '') return sql`false`;
  return sql`${sql.raw(searchVector(source))} @@ to_tsquery('simple', ${toPrefixes(folded)})`;
}
