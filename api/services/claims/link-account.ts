import type { LinkAccountInput } from '@/contract/sponsor-accounts';
import type { Writing } from '../../context';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { invalidField } from '../../service-error';
import type { Member } from '../sessions/authenticate';
import { activeSponsor } from '../sponsors/active-sponsor';
import { accountKind } from './account-kind';
import { openClaim } from './review/open-claim';
import { takeStep } from './review/take-step';

/**
 * Says which account at a sponsor is the member's, and puts it before who verifies it: until then any number may name the same
 * one. With `replaces` the own account of that number is taken back in the same step: `not_found` for another's, `conflict` for one that is
 * gone. 422 for a sponsor that is not there, and `unique` on `sponsor` where one is linked already (the database decides).
 */
export async function linkAccount(
  writing: Writing,
  {
    member,
    input: { sponsor, site_username, replaces },
  }: { readonly member: Pick<Member, 'user'>; readonly input: LinkAccountInput },
): Promise<void> {
  const userId = member.user.id;
  const step = { action: 'withdraw', actorId: userId, files: [] } as const;
  if (replaces !== undefined)
    await takeStep(writing, member, { kind: accountKind, id: replaces, whose: { ownerId: userId } }, step);
  const { id } = await activeSponsor(writing.tx, sponsor);
  const createdAt = new Date(writing.clock.now());
  const [made] = await writing.tx
    .insert(sponsorAccounts)
    .values({ userId, sponsorId: id, siteUsername: site_username, createdAt })
    .onConflictDoNothing()
    .returning({ id: sponsorAccounts.id });
  if (!made) throw invalidField('sponsor', 'unique');
  await openClaim(writing, { kind: 'account', id: made.id, userId, text: undefined, files: [] });
}
