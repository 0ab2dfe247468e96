import type { LinkAccountInput } from '@/contract/sponsor-accounts';
import type { ServiceContext } from '../../context';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { invalidField } from '../../service-error';
import { activeSponsor } from '../sponsors/active-sponsor';

/**
 * Says which account at a sponsor is the member's: the member's word until the team has checked it, so any number may name the same
 * one. 422 for a sponsor that is not there, and `unique` on `sponsor` where one is linked already (the database decides).
 */
export async function linkAccount(
  { db, clock }: Pick<ServiceContext, 'db' | 'clock'>,
  userId: string,
  { sponsor, site_username }: LinkAccountInput,
): Promise<void> {
  const { id } = await activeSponsor(db, sponsor);
  const made = await db
    .insert(sponsorAccounts)
    .values({ userId, sponsorId: id, siteUsername: site_username, createdAt: new Date(clock.now()) })
    .onConflictDoNothing()
    .returning({ id: sponsorAccounts.id });
  if (made.length === 0) throw invalidField('sponsor', 'unique');
}
