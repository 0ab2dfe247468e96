import { type SQL, sql } from 'drizzle-orm';
import {
  type SponsorEntryGroupWire,
  type SponsorEntryKind,
  type SponsorEntryWire,
  sponsorEntryKinds,
} from '@/contract/sponsor-entries';
import type { ServiceContext } from '../../context';
import { ServiceError } from '../../service-error';
import { type SponsorEntrySource, sponsorEntrySources } from './sponsor-entry-sources';

/** Entries of a kind in an answer. */
const perKind = 4;

/**
 * What is held with a sponsor or is about it, by kind and newest first, one query. A sponsor that is no longer recommended has its
 * entries too. Throws 404 for a draft and an unknown slug.
 */
export async function listSponsorEntries(
  ctx: Pick<ServiceContext, 'db' | 'clock'>,
  slug: string,
): Promise<SponsorEntryGroupWire[]> {
  const now = sql`${new Date(ctx.clock.now()).toISOString()}::timestamptz`;
  const parts = sponsorEntrySources.map((source) => sql`(${partOf(source, now)})`);
  const found = await ctx.db.execute<Row>(sql`select entry.* from sponsors s
    left join lateral (${sql.join(parts, sql` union all `)}) as entry on true
    where s.slug = ${slug} and s.state <> 'draft' order by kind, place`);
  if (found.rows.length === 0) throw new ServiceError('not_found');
  return sponsorEntryKinds.flatMap((kind) => groupOf(kind, found.rows));
}

/** A sponsor without any entry is one row of nulls. */
type Row = { readonly [Key in keyof SponsorEntryWire]-?: SponsorEntryWire[Key] } & {
  readonly kind: string | null;
};

function partOf(source: SponsorEntrySource, now: SQL): SQL {
  const { kind, from, sponsorId, title, at, order, state, shown } = source;
  const { detail = 'null', price = 'null', odds = 'null' } = source;
  const columns =
    sql.raw(`e.slug, ${title} as title, ${detail}::text as detail, to_json(${at}) #>> '{}' as at,
    ${price}::float8 as price, ${odds}::float8 as odds`);
  return sql`select ${kind}::text as kind, row_number() over (order by ${sql.raw(order)}) as place, ${columns},
      ${state ? state(now) : sql`null`}::text as state
    from ${sql.raw(from)} where ${sql.raw(sponsorId)} = s.id and ${shown(now)}
    order by ${sql.raw(order)} limit ${perKind}`;
}

function groupOf(kind: SponsorEntryKind, rows: readonly Row[]): SponsorEntryGroupWire[] {
  const own = rows.filter((row) => row.kind === kind);
  if (own.length === 0) return [];
  const entries = own.map(({ slug, title, detail, state, at, price, odds }) => ({
    ...{ slug, title, detail, state, price, odds },
    at: at ? new Date(at).toISOString() : null,
  }));
  return [{ kind, entries }];
}
