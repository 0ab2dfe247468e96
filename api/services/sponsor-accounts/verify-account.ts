import { and, eq, inArray } from 'drizzle-orm';
import type { Writing } from '../../context';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { sponsors } from '../../db/schema/sponsors';
import { ServiceError } from '../../service-error';
import { creditOnce } from '../points/credit-once';
import { earnRuleKeys } from '../points/earn-rule-keys';

interface Verified {
  readonly userId: string;
  readonly sponsorId: number;
  readonly siteUsername: string;
  readonly verifiedBy: string;
}

/**
 * Makes a member's account at a sponsor verified and under the community's code, in the caller's transaction, and credits the link once a
 * sponsor; answers the sponsor's name. `account_taken` where another member has the same name there verified: the database decides.
 */
export async function verifyAccount(writing: Writing, verified: Verified): Promise<string> {
  try {
    await setVerified(writing, verified);
  } catch (error) {
    throw isUniqueViolation(error) ? new ServiceError('account_taken') : error;
  }
  const { userId, sponsorId, verifiedBy: actorId } = verified;
  const event = `sponsor_account:${sponsorId}`;
  await creditOnce(writing, { userId, rule: earnRuleKeys.sponsorLink, event, actorId });
  const [sponsor] = await writing.tx
    .select({ name: sponsors.name })
    .from(sponsors)
    .where(eq(sponsors.id, sponsorId));
  return sponsor?.name ?? '';
}

async function setVerified(
  { tx, clock }: Writing,
  { userId, sponsorId, siteUsername, verifiedBy }: Verified,
) {
  const now = new Date(clock.now());
  const values = { siteUsername, state: 'verified' as const, affiliateOk: true, verifiedBy, verifiedAt: now };
  const { rowCount } = await tx
    .update(sponsorAccounts)
    .set(values)
    .where(
      and(
        eq(sponsorAccounts.userId, userId),
        eq(sponsorAccounts.sponsorId, sponsorId),
        inArray(sponsorAccounts.state, ['claimed', 'verified']),
      ),
    );
  if (rowCount === 0)
    await tx.insert(sponsorAccounts).values({ ...values, userId, sponsorId, createdAt: now });
}
