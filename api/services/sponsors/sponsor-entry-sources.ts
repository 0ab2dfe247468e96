import type { SQLWrapper } from 'drizzle-orm';
import type { PublicKind } from '../../db/kinds/public-kind';
import { publicKinds } from '../../db/kinds/public-kinds';

/** Where a kind of entry names its sponsor. */
export type SponsorEntrySource = Omit<NonNullable<PublicKind['withSponsor']>, 'from'> &
  Pick<PublicKind, 'slug' | 'shown'> & { readonly from: SQLWrapper };

/** One row a kind whose record names a sponsor. */
export const sponsorEntrySources: readonly SponsorEntrySource[] = publicKinds.flatMap(
  ({ withSponsor, table, slug, shown }) =>
    withSponsor ? [{ ...withSponsor, from: withSponsor.from ?? table, slug, shown }] : [],
);
