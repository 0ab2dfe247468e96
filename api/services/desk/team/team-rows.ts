import { desc, eq, sql } from 'drizzle-orm';
import { type TeamMemberWire, type TeamRole, teamRoles } from '@/contract/desk-team';
import type { Database } from '../../../db/client';
import { sessions } from '../../../db/schema/sessions';
import { sponsors } from '../../../db/schema/sponsors';
import { users } from '../../../db/schema/users';
import { hasFactor } from '../../second-factor/factor-state';

/** The role of a stored permission: a support role is called after its sponsor. */
export function toTeamRole(permission: string): TeamRole {
  return teamRoles.find((role) => role === permission) ?? 'support';
}

const lastSeen = sql<string | null>`(select max(${sessions.lastSeenAt}) from ${sessions}
  where ${sessions.userId} = ${users.id} and ${sessions.revokedAt} is null)`;

/** What a query of the team selects, the latest account first. */
export function selectTeam(db: Pick<Database, 'select'>) {
  const sponsor = { slug: sponsors.slug, name: sponsors.name };
  return db
    .select({ user: users, sponsor, hasFactor, lastSeen })
    .from(users)
    .leftJoin(sponsors, eq(sponsors.id, users.sponsorId))
    .orderBy(desc(users.createdAt), desc(users.id))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof selectTeam>>[number];

/** Somebody of the team as an admin sees them. */
export function toTeamMember({ user, sponsor, ...row }: Row, viewerId: string): TeamMemberWire {
  const role = toTeamRole(user.permission);
  return {
    ...{ id: user.id, username: user.username, email: user.email, permission: user.permission, role },
    sponsor: role === 'support' ? sponsor : null,
    ...{ granted: user.rightsGranted, withdrawn: user.rightsWithdrawn, second_factor: row.hasFactor },
    closed: user.status !== 'active',
    last_seen_at: row.lastSeen === null ? null : new Date(row.lastSeen).toISOString(),
    is_self: user.id === viewerId,
  };
}
