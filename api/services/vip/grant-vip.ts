import { vipTermDays } from '@/contract/vip';
import type { Writing } from '../../context';
import { vipMemberships } from '../../db/schema/vip-memberships';

const dayMs = 86_400_000;

/** Gives a member a tier for a term from now on, in place of the one the member has. */
export async function grantVip(
  { tx, clock }: Pick<Writing, 'tx' | 'clock'>,
  { userId, tierId }: { readonly userId: string; readonly tierId: number },
): Promise<void> {
  const now = clock.now();
  const term = {
    tierId,
    state: 'active' as const,
    since: new Date(now),
    validUntil: new Date(now + vipTermDays * dayMs),
  };
  await tx
    .insert(vipMemberships)
    .values({ userId, ...term })
    .onConflictDoUpdate({ target: vipMemberships.userId, set: term });
}
