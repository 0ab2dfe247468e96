import { and, eq, sql } from 'drizzle-orm';
import type { SponsorDetailWire } from '@/contract/sponsors';
import type { ServiceContext } from '../../context';
import { sponsorKind } from '../../db/kinds/sponsors';
import { sponsorAddresses } from '../../db/schema/sponsor-addresses';
import { sponsors } from '../../db/schema/sponsors';
import { ServiceError } from '../../service-error';
import { toSponsor } from './sponsor-wire';

type Address = NonNullable<SponsorDetailWire['addresses']>[number];

/**
 * A sponsor with the history of its addresses, one query. One that is no longer recommended is answered too, without its link:
 * races and news of that time lead to it. Throws 404 for a draft and an unknown slug.
 */
export async function getSponsor(ctx: ServiceContext, slug: string): Promise<SponsorDetailWire> {
  const [row] = await ctx.db
    .select({ sponsor: sponsors, addresses: addresses() })
    .from(sponsors)
    .where(and(eq(sponsors.slug, slug), sponsorKind.hasPage()))
    .limit(1);
  if (!row) throw new ServiceError('not_found');
  const isActive = row.sponsor.state === 'active';
  const wire = toSponsor(row.sponsor);
  return {
    ...wire,
    link: isActive ? (wire.link ?? null) : null,
    is_active: isActive,
    addresses: row.addresses,
  };
}

function addresses() {
  return sql<Address[]>`(
    select coalesce(json_agg(json_build_object('host', a.host, 'valid_from', a.valid_from, 'valid_to', a.valid_to)
      order by a.valid_from desc), '[]')
    from ${sponsorAddresses} a where a.sponsor_id = ${sql.raw('"sponsors"."id"')})`;
}
