import type { Writing } from '../../../context';
import { ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { lockMember } from './lock-member';

/** Writes down that somebody of the team takes a member's data along. `forbidden` for the own ones, `conflict` for an account that is nobody's any more. */
export async function recordMemberExport(
  writing: Writing,
  {
    actorId,
    memberId,
    reason,
  }: { readonly actorId: string; readonly memberId: string; readonly reason: string },
): Promise<void> {
  if (memberId === actorId) throw new ServiceError('forbidden');
  await lockMember(writing.tx, memberId);
  const subject = `users:${memberId}`;
  const what = { before: {}, after: { exported: true } };
  await recordAudit(writing, { action: 'member_data_exported', actorId, subject, reason, ...what });
}
