import { eq } from 'drizzle-orm';
import type { VerificationGrantInput } from '@/contract/desk-member-steps';
import type { Writing } from '../../../context';
import { isUniqueViolation } from '../../../db/is-unique-violation';
import { phoneCodes } from '../../../db/schema/phone-codes';
import { users } from '../../../db/schema/users';
import { enqueue } from '../../../queue/enqueue';
import { invalidField, ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { notify } from '../../notifications/notify';
import { phoneNumber } from '../../verification/phone-number';
import { lockMember } from './lock-member';

interface Granted extends VerificationGrantInput {
  readonly actorId: string;
  readonly memberId: string;
}

type Change = Partial<Pick<typeof users.$inferInsert, 'phone' | 'phoneState' | 'telegramVerifiedAt'>>;

/**
 * Counts a member's phone, or Telegram without an account of it, as verified because the team has checked it by other means; the member is told
 * why, and earns what a verified phone earns. `forbidden` for oneself; `conflict` where it is verified; 422 on `phone` for what is no number
 * (any country's) or is another account's.
 */
export async function grantVerification(
  writing: Writing,
  { actorId, memberId, what, phone = '', reason }: Granted,
): Promise<void> {
  const { tx, clock } = writing;
  if (memberId === actorId) throw new ServiceError('forbidden');
  const member = await lockMember(tx, memberId);
  const isVerified = what === 'phone' ? member.phoneState === 1 : member.telegramVerifiedAt !== null;
  if (isVerified) throw new ServiceError('conflict');
  if (what === 'telegram') await store(writing, memberId, { telegramVerifiedAt: new Date(clock.now()) });
  else await storePhone(writing, memberId, phoneNumber(phone, ['']));
  await recordAudit(writing, {
    ...{ action: 'verification_granted', actorId, subject: `users:${memberId}`, reason },
    ...{ before: { [what]: false }, after: { [what]: true } },
  });
  const about = { type: 'verification' } as const;
  await notify(tx, { userId: memberId, kind: `${what}_verified_by_team`, params: { reason }, about });
}

/** A code that is on its way to another number counts no more. */
async function storePhone(writing: Writing, memberId: string, phone: string): Promise<void> {
  await writing.tx.delete(phoneCodes).where(eq(phoneCodes.userId, memberId));
  try {
    await store(writing, memberId, { phone, phoneState: 1 });
  } catch (error) {
    throw isUniqueViolation(error) ? invalidField('phone', 'unique') : error;
  }
  await enqueue(writing.tx, 'credit_verified', { userId: memberId });
}

async function store({ tx }: Writing, memberId: string, change: Change): Promise<void> {
  await tx.update(users).set(change).where(eq(users.id, memberId));
}
