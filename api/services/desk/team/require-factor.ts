import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext, Writing } from '../../../context';
import { settings } from '../../../db/schema/settings';
import type { Transaction } from '../../../db/transact';
import { ServiceError } from '../../../service-error';
import { recordAudit } from '../../audit/record-audit';
import { notify } from '../../notifications/notify';
import { forgetFactor } from '../../second-factor/forget-factor';
import type { Member } from '../../sessions/authenticate';
import { endUserSessions } from '../../sessions/end-sessions';
import { lockMate } from './lock-mate';

const valueSchema = z.object({ second_factor_required: z.boolean().catch(false) }).catch({
  second_factor_required: false,
});

/** Whether the whole team needs a second factor. */
export async function isFactorRequiredOfTeam({ db }: Pick<ServiceContext, 'db'>): Promise<boolean> {
  return readRequired(db);
}

async function readRequired(db: Pick<Transaction, 'select'>): Promise<boolean> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, 'team'));
  return valueSchema.parse(row?.value).second_factor_required;
}

/** Makes a second factor everybody's of the team, or a choice again. `second_factor_needed` for an admin who has none: they would close the desk to themselves. */
export async function requireFactorOfTeam(
  writing: Writing,
  { member, required }: { readonly member: Pick<Member, 'user' | 'factor'>; readonly required: boolean },
): Promise<void> {
  if (required && member.factor !== 'on') throw new ServiceError('second_factor_needed');
  const { tx, clock } = writing;
  await tx.insert(settings).values({ key: 'team', value: {} }).onConflictDoNothing();
  await tx.select({ key: settings.key }).from(settings).where(eq(settings.key, 'team')).for('update');
  const before = { second_factor_required: await readRequired(tx) };
  const after = { second_factor_required: required };
  const updatedAt = new Date(clock.now());
  await tx.update(settings).set({ value: after, updatedAt }).where(eq(settings.key, 'team'));
  await recordAudit(writing, {
    ...{ actorId: member.user.id, action: 'factor_required', subject: 'settings:team' },
    ...{
      before,
      after,
      reason: required ? 'İki adımlı giriş zorunlu oldu.' : 'İki adımlı giriş isteğe bağlı oldu.',
    },
  });
}

interface Reset {
  readonly actorId: string;
  readonly id: string;
  readonly reason: string;
}

/** Takes a lost second factor from somebody else of the team, ends their sessions and tells them. `not_found`; `forbidden` for oneself; `conflict` where there is none. */
export async function resetFactor(writing: Writing, { actorId, id, reason }: Reset): Promise<void> {
  const { tx, clock } = writing;
  await lockMate(tx, { actorId, id });
  if (!(await forgetFactor(tx, id))) throw new ServiceError('conflict');
  await endUserSessions(tx, clock, { userId: id, reason: 'ended' });
  await recordAudit(writing, {
    ...{ actorId, action: 'factor_reset', subject: `users:${id}`, reason },
    ...{ before: { second_factor: true }, after: { second_factor: false } },
  });
  await notify(tx, { userId: id, kind: 'factor_reset', params: { reason }, about: { type: 'security' } });
}
