import { and, asc, eq, inArray } from 'drizzle-orm';
import type { SponsorAccountWire } from '@/contract/sponsor-accounts';
import type { ServiceContext } from '../../context';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { sponsors } from '../../db/schema/sponsors';
import { sponsorRefColumns } from '../sponsors/sponsor-ref';

const living = ['claimed', 'verified'] as const;

/** A member's linked accounts, by the sponsor's name; one query. */
export async function listAccounts(
  { db }: Pick<ServiceContext, 'db'>,
  userId: string,
): Promise<SponsorAccountWire[]> {
  const rows = await db
    .select({ account: sponsorAccounts, sponsor: sponsorRefColumns })
    .from(sponsorAccounts)
    .innerJoin(sponsors, eq(sponsors.id, sponsorAccounts.sponsorId))
    .where(and(eq(sponsorAccounts.userId, userId), inArray(sponsorAccounts.state, [...living])))
    .orderBy(asc(sponsors.name));
  return rows.map(({ account, sponsor }) => ({
    id: account.id,
    sponsor,
    site_username: account.siteUsername,
    state: account.state === 'verified' ? 'verified' : 'claimed',
    affiliate_ok: account.affiliateOk,
    created_at: account.createdAt.toISOString(),
    verified_at: account.verifiedAt?.toISOString() ?? null,
  }));
}
