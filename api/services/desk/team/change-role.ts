import { and, eq, ne } from 'drizzle-orm';
import type { TeamRoleInput } from '@/contract/desk-team';
import type { Writing } from '../../../context';
import { users } from '../../../db/schema/users';
import type { Transaction } from '../../../db/transact';
import { invalidField, ServiceError } from '../../../service-error';
import { fold } from '../../accounts/fold';
import { recordAudit } from '../../audit/record-audit';
import { notify } from '../../notifications/notify';
import { forgetFactor } from '../../second-factor/forget-factor';
import { endUserSessions } from '../../sessions/end-sessions';
import { askSecondPerson } from '../four-eyes/ask-second-person';
import type { Confirmed } from '../four-eyes/decide-request';
import { hasOtherAdmin } from '../four-eyes/has-other-admin';
import { findRole, type StoredRole } from './find-role';

interface Asked extends TeamRoleInput {
  readonly actorId: string;
}

/** The roles that may have a second factor. */
const deskRoles: readonly string[] = ['editor', 'moderator', 'admin'];

type User = typeof users.$inferSelect;

/**
 * Gives somebody a role, or takes it: from their next call on, with every session ended and own rights forgotten, and tells them. 422 on `username` and
 * `sponsor`. The role of an admin waits for a second one, where there is one (`asked`). `forbidden` for one's own; `conflict` where they have it already; `last_admin` where nobody could lead the team after that.
 */
export async function changeRole(
  writing: Writing,
  { actorId, username, reason, ...asked }: Asked,
): Promise<{ readonly state: 'asked' | 'done' }> {
  const user = await lockNamed(writing.tx, username);
  if (user.id === actorId) throw new ServiceError('forbidden');
  const role = await findRole(writing.tx, asked);
  if (role.permission === user.permission && role.sponsorId === user.sponsorId)
    throw new ServiceError('conflict');
  const weighs = role.permission === 'admin';
  if (weighs && (await hasOtherAdmin(writing.tx, actorId))) {
    const whom = { subject: `users:${user.id}`, memberId: user.id };
    await askSecondPerson(writing, {
      ...{ kind: 'admin_role', ...whom, payload: { role: 'admin' }, reason, actorId },
    });
    return { state: 'asked' };
  }
  await storeRole(writing, { user, role, actorId, reason, also: weighs ? { alone: true } : {} });
  return { state: 'done' };
}

/** Makes somebody an admin once a second one has confirmed it. `conflict` for who is one meanwhile, or closed. */
export async function carryOutAdmin(writing: Writing, request: Confirmed): Promise<void> {
  const isIt = and(eq(users.id, request.subject.slice('users:'.length)), eq(users.status, 'active'));
  const [user] = await writing.tx.select().from(users).where(isIt).for('no key update');
  if (!user || user.permission === 'admin') throw new ServiceError('conflict');
  const role = { permission: 'admin', sponsorId: null };
  await storeRole(writing, { user, role, actorId: request.confirmedBy, reason: request.reason });
}

interface Stored {
  readonly user: User;
  readonly role: StoredRole;
  readonly actorId: string;
  readonly reason: string;
  /** What the audit log says beside. */
  readonly also?: Readonly<Record<string, unknown>>;
}

/** Stores a role of somebody whose row is held, with its line of the audit log. */
async function storeRole(
  writing: Writing,
  { user, role, actorId, reason, also = {} }: Stored,
): Promise<void> {
  const { tx, clock } = writing;
  const before = { permission: user.permission, sponsor: user.sponsorId };
  const change = { ...role, rightsGranted: [], rightsWithdrawn: [] };
  await tx.update(users).set(change).where(eq(users.id, user.id));
  if (!deskRoles.includes(role.permission)) await forgetFactor(tx, user.id);
  await endUserSessions(tx, clock, { userId: user.id, reason: 'ended' });
  await recordAudit(writing, {
    ...{ actorId, action: 'role_changed', subject: `users:${user.id}`, reason },
    ...{ before, after: { permission: role.permission, sponsor: role.sponsorId, ...also } },
  });
  const params = { role: role.sponsorId === null ? role.permission : 'support', reason };
  await notify(tx, { userId: user.id, kind: 'role_changed', params });
}

async function lockNamed(tx: Transaction, username: string): Promise<User> {
  const isIt = and(
    eq(users.usernameFold, fold(username.trim().normalize('NFC'))),
    ne(users.status, 'banned'),
  );
  const [user] = await tx.select().from(users).where(isIt).for('no key update');
  if (!user) throw invalidField('username', 'exists');
  return user;
}
