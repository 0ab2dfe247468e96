import { eq } from 'drizzle-orm';
import { choosableRoles, type DeskRight, deskRights } from '@/contract/desk-rights';
import type { TeamRightsInput } from '@/contract/desk-team';
import type { Writing } from '../../../context';
import { users } from '../../../db/schema/users';
import { invalidField, ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { notify } from '../../notifications/notify';
import { endUserSessions } from '../../sessions/end-sessions';
import { lockMate } from './lock-mate';

interface Asked extends TeamRightsInput {
  readonly actorId: string;
  readonly id: string;
}

/**
 * Sets what an editor or moderator has beside the role and without, from their next call on; their sessions end, so that the desk's menu is theirs, and they are told. `not_found`; `forbidden` for one's own; `closed` for a role
 * whose rights are fixed; 422 on `withdrawn` for what is granted, too.
 */
export async function changeRights(
  writing: Writing,
  { actorId, id, granted, withdrawn, reason }: Asked,
): Promise<void> {
  const { tx, clock } = writing;
  const user = await lockMate(tx, { actorId, id });
  if (!choosableRoles.includes(user.permission)) throw new ServiceError('closed');
  if (withdrawn.some((right) => granted.includes(right))) throw invalidField('withdrawn', 'invalid');
  const change = { rightsGranted: sorted(granted), rightsWithdrawn: sorted(withdrawn) };
  await tx.update(users).set(change).where(eq(users.id, id));
  await endUserSessions(tx, clock, { userId: id, reason: 'ended' });
  await recordAudit(writing, {
    ...{ actorId, action: 'rights_changed', subject: `users:${id}`, reason },
    before: { granted: user.rightsGranted, withdrawn: user.rightsWithdrawn },
    after: { granted: change.rightsGranted, withdrawn: change.rightsWithdrawn },
  });
  await notify(tx, { userId: id, kind: 'rights_changed', params: { reason } });
}

function sorted(rights: readonly DeskRight[]): DeskRight[] {
  return deskRights.filter((right) => rights.includes(right));
}
