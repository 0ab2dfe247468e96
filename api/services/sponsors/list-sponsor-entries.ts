import { type SQL, sql } from 'drizzle-orm';
import {
  type SponsorEntryGroupWire,
  type SponsorEntryKind,
  type SponsorEntryWire,
  sponsorEntryKinds,
} from '@/contract/sponsor-entries';
import type { ServiceContext } from '../../context';
import type { Standing } from '../../db/kinds/public-kind';
import { ServiceError } from '../../service-error';
import { isKindOn } from '../settings/is-kind-on';
import { type SponsorEntrySource, sponsorEntrySources } from './sponsor-entry-sources';

/** Entries of a kind in an answer. */
const perKind = 4;

/**
 * What is held with a sponsor or is about it, by kind and newest first, one query. A sponsor that is no longer recommended has its
 * entries too. Throws 404 for a draft and an unknown slug.
 */
export async function listSponsorEntries(
  ctx: Pick<ServiceContext, 'db' | 'clock' | 'log'>,
  slug: string,
): Promise<SponsorEntryGroupWire[]> {
  const now = ctx.clock.now();
  const isOn = await isKindOn(ctx);
  const parts = sponsorEntrySources.map((source) => sql`(${toPart(source, now)})`);
  const found = await ctx.db.execute<Row>(sql`select entry.* from sponsors s
    left join lateral (${sql.join(parts, sql` union all `)}) as entry on true
    where s.slug = ${slug} and s.state <> 'draft' order by kind, place`);
  if (found.rows.length === 0) throw new ServiceError('not_found');
  return sponsorEntryKinds.filter(isOn).flatMap((kind) => toGroup(kind, found.rows, now));
}

/** A sponsor without any entry is one row of nulls. */
type Row = { readonly [Key in Exclude<keyof SponsorEntryWire, 'state'>]-?: SponsorEntryWire[Key] } & {
  readonly kind: string | null;
  readonly standing: unknown;
};

function toPart(source: SponsorEntrySource, now: number): SQL {
  const { kind, from, slug, sponsorId, title, order, shown, standing } = source;
  const { detail = none, at = none, price = none, odds = none } = source;
  return sql`select ${kind}::text as kind, row_number() over (order by ${order}) as place, ${slug} as slug,
      ${title} as title, ${detail}::text as detail, to_json(${at}::timestamptz) #>> '{}' as at,
      ${price}::float8 as price, ${odds}::float8 as odds, ${standing?.read ?? none}::json as standing
    from ${from} where ${sponsorId} = s.id and ${shown(now)}
    order by ${order} limit ${perKind}`;
}

const none = sql`null`;

const standings = new Map<string, Standing | undefined>(
  sponsorEntrySources.map(({ kind, standing }) => [kind, standing]),
);

function toGroup(kind: SponsorEntryKind, rows: readonly Row[], now: number): SponsorEntryGroupWire[] {
  const own = rows.filter((row) => row.kind === kind);
  if (own.length === 0) return [];
  const entries = own.map(({ slug, title, detail, standing, at, price, odds }) => ({
    ...{ slug, title, detail, price, odds },
    state: standings.get(kind)?.stateAt(standing, now) ?? null,
    at: at ? new Date(at).toISOString() : null,
  }));
  return [{ kind, entries }];
}
