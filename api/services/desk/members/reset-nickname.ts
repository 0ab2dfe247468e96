import { eq } from 'drizzle-orm';
import type { NicknameResetInput } from '@/contract/nicknames';
import type { Writing } from '../../../context';
import { users } from '../../../db/schema/users';
import { ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { notify } from '../../notifications/notify';
import { foldNickname } from '../../profile/nickname-rules';

/**
 * The team takes a member's nickname away: the mask is back, the next one is possible after the usual time, the member reads why. The
 * audit log has no name: it outlives the account. `not_found` where nobody has it.
 */
export async function resetNickname(
  writing: Writing,
  { actorId, nickname, reason }: NicknameResetInput & { readonly actorId: string },
): Promise<void> {
  const { tx, clock } = writing;
  const [member] = await tx
    .update(users)
    .set({ nickname: null, nicknameFold: null, nicknameAt: new Date(clock.now()) })
    .where(eq(users.nicknameFold, foldNickname(nickname)))
    .returning({ id: users.id });
  if (!member) throw new ServiceError('not_found');
  const change = { action: 'nickname_reset', before: { has: true }, after: { has: false } } as const;
  await recordAudit(writing, { ...change, actorId, subject: `users:${member.id}`, reason });
  await notify(tx, { userId: member.id, kind: 'nickname_reset', params: { reason } });
}
