import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Database } from './client';
import { searchVector, type WordSource, wordSources } from './search-sources';

/**
 * Brings the fold and the indexes of the search in line with the list of sources: an index of another text or of another fold
 * is dropped and made anew, the others stay.
 */
export async function applySearchIndexes(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    const wanted = new Map(wordSources.map((source) => [searchIndexName(source), source]));
    const found = await tx.execute<{ name: string }>(sql.raw(existing));
    const stale = found.rows.filter(({ name }) => !wanted.delete(name));
    for (const { name } of stale) await tx.execute(sql.raw(`drop index "${name}"`));
    await tx.execute(sql.raw(fold));
    for (const [name, source] of wanted)
      await tx.execute(
        sql.raw(`create index "${name}" on "${source.table}" using gin (${searchVector(source)})`),
      );
  });
}

/** The index of a source; its name says which text and which fold it holds. */
export function searchIndexName(source: WordSource): string {
  const content = createHash('sha256').update(fold).update(searchVector(source)).digest('hex');
  return `search_${source.table}_${content.slice(0, 8)}`;
}

const existing = `select indexname as name from pg_indexes
  where schemaname = current_schema() and indexname ~ '^search_.*_[0-9a-f]{8}$'`;

/**
 * What two spellings have in common (ADR 025): no accents, no case, the Turkish letters as their plain ones (ı, İ and I are one
 * i), everything but letters and digits one blank. `searchFold` in TypeScript does the same; a test holds them together.
 */
const fold = `create or replace function search_fold(given text) returns text
  language sql immutable parallel safe
  return btrim(regexp_replace(
    lower(translate(regexp_replace(normalize(given, NFKD), U&'[\\0300-\\036F]', '', 'g'), 'ı', 'i') collate "C"),
    '[^a-z0-9]+', ' ', 'g'))`;
