import { eq } from 'drizzle-orm';
import type { VerificationResetInput } from '@/contract/desk-member-steps';
import type { Writing } from '../../../context';
import { memberNotes } from '../../../db/schema/member-notes';
import { telegramLinks } from '../../../db/schema/telegram-links';
import { users } from '../../../db/schema/users';
import { ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { notify } from '../../notifications/notify';
import { endUserSessions } from '../../sessions/end-sessions';
import { noteUnlink } from '../../verification/note-unlink';
import { lockMember } from './lock-member';

interface Step {
  readonly actorId: string;
  readonly memberId: string;
  readonly reason: string;
}

/** Ends every session of a member's: they log in anew. */
export async function endMemberSessions(
  writing: Writing,
  { actorId, memberId, reason }: Step,
): Promise<void> {
  const { tx, clock } = writing;
  await lockMember(tx, memberId);
  const count = await endUserSessions(tx, clock, { userId: memberId, reason: 'ended' });
  const change = { before: { sessions: count }, after: { sessions: 0 } };
  await recordAudit(writing, {
    ...{ action: 'sessions_ended', actorId, subject: `users:${memberId}`, reason },
    ...change,
  });
}

/** Notes something of a member for the team. The audit log says that, not what: it outlives the account. */
export async function noteMember(
  writing: Writing,
  { actorId, memberId, text }: Omit<Step, 'reason'> & { readonly text: string },
): Promise<void> {
  const { tx, clock } = writing;
  await lockMember(tx, memberId);
  const row = { userId: memberId, text, writtenBy: actorId, createdAt: new Date(clock.now()) };
  const [note] = await tx.insert(memberNotes).values(row).returning({ id: memberNotes.id });
  const subject = `users:${memberId}`;
  const told = { subject, reason: 'member_notes', before: { note: null }, after: { note: note?.id ?? null } };
  await recordAudit(writing, { action: 'member_noted', actorId, ...told });
}

/** Has a member prove the phone or the Telegram account anew; either is free for somebody else then. `conflict` where there is none. */
export async function resetVerification(
  writing: Writing,
  { actorId, memberId, what, reason }: Step & VerificationResetInput,
): Promise<void> {
  const { tx, clock } = writing;
  const member = await lockMember(tx, memberId);
  const { telegramId, telegramVerifiedAt } = member;
  const isThere =
    what === 'phone' ? member.phone !== null : telegramId !== null || telegramVerifiedAt !== null;
  if (!isThere) throw new ServiceError('conflict');
  if (what === 'telegram') await tx.delete(telegramLinks).where(eq(telegramLinks.userId, memberId));
  if (what === 'telegram' && telegramId !== null)
    await noteUnlink(tx, clock, { userId: memberId, telegramId });
  await tx.update(users).set(nothing[what]).where(eq(users.id, memberId));
  await recordAudit(writing, {
    ...{ action: 'verification_reset', actorId, subject: `users:${memberId}`, reason },
    ...{ before: { [what]: true }, after: { [what]: false } },
  });
  await notify(tx, {
    userId: memberId,
    kind: `${what}_reset`,
    params: { reason },
    about: { type: 'verification' },
  });
}

const nothing = {
  phone: { phone: null, phoneState: 0 },
  telegram: { telegramId: null, telegramName: null, telegramVerifiedAt: null },
} as const;
