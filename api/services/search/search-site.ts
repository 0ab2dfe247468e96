import { type SQL, sql } from 'drizzle-orm';
import {
  type SearchEntryWire,
  type SearchGroupWire,
  type SearchKind,
  searchKinds,
  searchLimits,
} from '@/contract/search';
import { addressKey, namesVisitor } from '@/system/address-key';
import type { ServiceContext } from '../../context';
import { type SearchSource, searchSources, searchVector } from '../../db/search-sources';
import { invalidField } from '../../service-error';
import { isKindOn } from '../settings/is-kind-on';
import { searchFold, toPrefixes } from './search-fold';

/** Entries of a kind in an answer. */
const perKind = 6;
/** A word that thousands of rows share finds these many of them: ranking more would cost more than it tells. */
const mostRanked = 1000;

/**
 * Looks through every kind at once, one query: each word of the question must begin a word of the title or of the text below it,
 * however either is spelt. A title that is the question comes first, then one that begins with it, then by how well it fits.
 * 422 on `q` for fewer than two letters or digits, 429 above 60 searches a minute from one address.
 */
export async function searchSite(ctx: ServiceContext, question: string): Promise<SearchGroupWire[]> {
  const folded = searchFold(question);
  if (folded.replaceAll(' ', '').length < searchLimits.fewest) throw invalidField('q', 'too_short');
  if (namesVisitor(ctx.clientAddress)) await ctx.limits.search.take(addressKey(ctx.clientAddress));
  const now = ctx.clock.now();
  const isOn = await isKindOn(ctx);
  const sources = searchSources.filter(({ kind }) => isOn(kind));
  const parts = sources.map((source) => sql`(${toPart(source, folded, now)})`);
  const found = await ctx.db.execute<Found>(sql`${sql.join(parts, sql` union all `)} order by kind, place`);
  return searchKinds.flatMap((kind) => toGroup(kind, found.rows));
}

type Found = { [Key in keyof SearchEntryWire]: SearchEntryWire[Key] | null } & {
  readonly kind: string;
  readonly slug: string;
  readonly title: string;
};

function toPart(source: SearchSource, folded: string, now: number): SQL {
  const { kind, table, title, detail, shown, order, image = 'null', tone = 'null', at = 'null' } = source;
  const vector = sql.raw(searchVector(source));
  const query = sql`to_tsquery('simple', ${toPrefixes(folded)})`;
  const ranked = sql`select *, ${rankExpression(title, vector, query, folded)} as rank from
    (select * from ${sql.raw(table)} where ${shown(now)} and ${vector} @@ ${query} limit ${mostRanked}) as found`;
  const place = sql.raw(`row_number() over (order by rank desc, ${order})`);
  const columns = sql.raw(
    `slug, ${title} as title, ${detail} as detail, ${image}::text as image, ${tone}::text as tone, to_json(${at}::timestamptz) #>> '{}' as at`,
  );
  return sql`select ${kind}::text as kind, ${place} as place, ${columns} from (${ranked}) as ranked order by place limit ${perKind + 1}`;
}

function rankExpression(title: string, vector: SQL, query: SQL, folded: string): SQL {
  const name = sql.raw(`search_fold(${title})`);
  return sql`case when ${name} = ${folded} then 4 when starts_with(${name}, ${folded}) then 2 else 0 end + ts_rank(${vector}, ${query})`;
}

function toGroup(kind: SearchKind, rows: readonly Found[]): SearchGroupWire[] {
  const own = rows.filter((row) => row.kind === kind);
  if (own.length === 0) return [];
  const entries = own.slice(0, perKind).map(({ slug, title, detail, image, tone, at }) => ({
    slug,
    title,
    detail,
    image,
    tone,
    at: at ? new Date(at).toISOString() : null,
  }));
  return [{ kind, entries, has_more: own.length > perKind }];
}
