import { and, eq, ne } from 'drizzle-orm';
import type { ClaimState } from '@/contract/claims';
import type { Writing } from '../../context';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { sponsorAccounts } from '../../db/schema/sponsor-accounts';
import { sponsors } from '../../db/schema/sponsors';
import { ServiceError } from '../../service-error';
import { creditAccount } from './credit-account';
import { recordStep } from './review/record-step';

interface Verified {
  readonly userId: string;
  readonly sponsorId: number;
  readonly siteUsername: string;
  readonly verifiedBy: string;
  /** When the member asked for it. */
  readonly createdAt: Date;
}

/**
 * Makes a member's account at a sponsor verified and under the community's code, in the caller's transaction, and credits the link once a
 * sponsor; answers the sponsor's name. `account_taken` where another member has the same name there verified: the database decides.
 */
export async function verifyAccount(writing: Writing, verified: Verified): Promise<string> {
  const { userId, sponsorId, verifiedBy: actorId, createdAt } = verified;
  const state = await findState(writing, verified);
  try {
    const id = await setVerified(writing, verified);
    const step = { action: 'approve', actorId, files: [] } as const;
    if (state !== 'approved')
      await recordStep(writing, {
        kind: 'account',
        subject: { id, state },
        step,
        state: 'approved',
        byTeam: true,
      });
  } catch (error) {
    throw isUniqueViolation(error) ? new ServiceError('account_taken') : error;
  }
  await creditAccount(writing, { userId, sponsorId, actorId, doneAt: createdAt.getTime() });
  const [sponsor] = await writing.tx
    .select({ name: sponsors.name })
    .from(sponsors)
    .where(eq(sponsors.id, sponsorId));
  return sponsor?.name ?? '';
}

type Owned = Pick<Verified, 'userId' | 'sponsorId'>;

const isLiving = ({ userId, sponsorId }: Owned) =>
  and(
    eq(sponsorAccounts.userId, userId),
    eq(sponsorAccounts.sponsorId, sponsorId),
    ne(sponsorAccounts.state, 'removed'),
  );

/** Where the member's account stands until now, held for this transaction; null where none is linked. */
async function findState({ tx }: Writing, owned: Owned): Promise<ClaimState | null> {
  const [account] = await tx
    .select({ state: sponsorAccounts.state })
    .from(sponsorAccounts)
    .where(isLiving(owned))
    .for('update');
  return account?.state ?? null;
}

async function setVerified({ tx, clock }: Writing, verified: Verified): Promise<number> {
  const { userId, sponsorId, siteUsername, verifiedBy } = verified;
  const at = new Date(clock.now());
  const moments = { verifiedBy, verifiedAt: at, decidedAt: at };
  const values = { siteUsername, state: 'approved' as const, affiliateOk: true, ...moments };
  const { id } = sponsorAccounts;
  const [changed] = await tx.update(sponsorAccounts).set(values).where(isLiving(verified)).returning({ id });
  if (changed) return changed.id;
  const made = { ...values, userId, sponsorId, createdAt: at };
  const [added] = await tx.insert(sponsorAccounts).values(made).returning({ id });
  if (!added) throw new ServiceError('internal');
  return added.id;
}
