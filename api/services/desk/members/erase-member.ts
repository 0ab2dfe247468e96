import type { MemberStepWire } from '@/contract/desk-member-steps';
import type { Writing } from '../../../context';
import type { users } from '../../../db/schema/users';
import { ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { notify } from '../../notifications/notify';
import { scheduleDeletion } from '../../own-data/deletion';
import { askSecondPerson } from '../four-eyes/ask-second-person';
import type { Confirmed } from '../four-eyes/decide-request';
import { hasOtherAdmin } from '../four-eyes/has-other-admin';
import { lockMember } from './lock-member';

interface Asked {
  readonly actorId: string;
  readonly memberId: string;
  readonly reason: string;
}

/**
 * Has a member's account deleted by the rules of the member's own wish (ADR 103): in 14 days, until when the member may keep it. It waits for
 * a second admin, where there is one (`asked`); where there is none the audit log says `alone`. `forbidden` for oneself and for who is of the team, whose role goes first; `conflict` where it waits or goes already.
 */
export async function eraseMember(
  writing: Writing,
  { actorId, memberId, reason }: Asked,
): Promise<MemberStepWire> {
  if (memberId === actorId) throw new ServiceError('forbidden');
  assertErasable(await lockMember(writing.tx, memberId));
  const asked = { actorId, memberId, reason };
  if (await hasOtherAdmin(writing.tx, actorId)) {
    const subject = `users:${memberId}`;
    await askSecondPerson(writing, { ...asked, kind: 'erasure', subject, payload: {} });
    return { state: 'asked' };
  }
  await schedule(writing, { ...asked, also: { alone: true } });
  return { state: 'done' };
}

/** The same once a second admin has confirmed it. */
export async function carryOutErasure(writing: Writing, request: Confirmed): Promise<void> {
  const { memberId, confirmedBy: actorId, askedBy, reason } = request;
  if (memberId === null) throw new ServiceError('conflict');
  assertErasable(await lockMember(writing.tx, memberId));
  await schedule(writing, { actorId, memberId, reason, also: { asked_by: askedBy } });
}

function assertErasable({
  permission,
  deleteAt,
}: Pick<typeof users.$inferSelect, 'permission' | 'deleteAt'>) {
  if (permission !== 'player') throw new ServiceError('forbidden');
  if (deleteAt !== null) throw new ServiceError('conflict');
}

interface Scheduled extends Asked {
  readonly also?: Readonly<Record<string, unknown>>;
}

async function schedule(writing: Writing, { actorId, memberId, reason, also = {} }: Scheduled) {
  const deleteAt = await scheduleDeletion(writing, { userId: memberId });
  await recordAudit(writing, {
    ...{ action: 'erasure_scheduled', actorId, subject: `users:${memberId}`, reason },
    ...{ before: { delete_at: null }, after: { delete_at: deleteAt.toISOString(), ...also } },
  });
  const params = { reason };
  await notify(writing.tx, {
    ...{ userId: memberId, kind: 'deletion_by_team', params, about: { type: 'own-data' } },
  });
}
