import { type SQL, sql } from 'drizzle-orm';
import { sponsorAddresses } from '../../db/schema/sponsor-addresses';

/** How often a sponsor came to have another address. */
export interface AddressCounts {
  readonly address_changes: number | null;
}

/** The addresses by sponsor (`address_sponsor`) that began after `since`; the first one ever is no change. */
export function addressCounts(since: Date): SQL {
  const { sponsorId, validFrom } = sponsorAddresses;
  return sql`select a.sponsor_id as address_sponsor,
      count(*) filter (where a.nth > 1 and a.valid_from > ${since.toISOString()}::timestamptz)::int as address_changes
    from (select ${sponsorId} as sponsor_id, ${validFrom} as valid_from,
      row_number() over (partition by ${sponsorId} order by ${validFrom}, ${sponsorAddresses.id}) as nth
      from ${sponsorAddresses}) a
    group by a.sponsor_id`;
}
