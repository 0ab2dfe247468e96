import { and, asc, eq, ne } from 'drizzle-orm';
import type { SponsorAccountWire } from '@/contract/sponsor-accounts';
import type { ServiceContext } from '../../context';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { sponsors } from '../../db/schema/sponsors';
import { accountKind } from './account-kind';
import { claimWires } from './review/claim-wires';
import { subjectColumns } from './review/find-subject';

/** A member's linked accounts with state, history and what can be done with each, by the sponsor's name. */
export async function listAccounts(
  needs: Pick<ServiceContext, 'db' | 'log' | 'clock'>,
  userId: string,
): Promise<SponsorAccountWire[]> {
  const rows = await needs.db
    .select({ ...subjectColumns(accountKind), affiliateOk: sponsorAccounts.affiliateOk })
    .from(sponsorAccounts)
    .innerJoin(sponsors, eq(sponsors.id, sponsorAccounts.sponsorId))
    .where(and(eq(sponsorAccounts.userId, userId), ne(sponsorAccounts.state, 'removed')))
    .orderBy(asc(sponsors.name));
  const claims = await claimWires(needs, accountKind, rows, 'owner');
  return claims.map((claim, at) => ({ ...claim, affiliate_ok: rows[at]?.affiliateOk ?? false }));
}
