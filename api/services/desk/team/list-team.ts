import { and, eq, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { TeamMemberWire } from '@/contract/desk-team';
import type { ServiceContext } from '../../../context';
import { afterKey, decodeCursor, type Page, pageSize, toPage } from '../../../db/keyset';
import { users } from '../../../db/schema/users';
import { ServiceError } from '../../../service-error';
import { selectTeam, toTeamMember } from './team-rows';

const keySchema = z.tuple([z.iso.datetime(), z.uuid()]);
const isOfTeam = ne(users.permission, 'player');

/** A page of the team, the latest account first. */
export async function listTeam(
  { db }: Pick<ServiceContext, 'db'>,
  { cursor, viewerId }: { readonly cursor?: string | undefined; readonly viewerId: string },
): Promise<Page<TeamMemberWire>> {
  const after = afterKey([users.createdAt, users.id], decodeCursor(cursor, keySchema));
  const found = await selectTeam(db)
    .where(and(isOfTeam, after))
    .limit(pageSize + 1);
  return toPage(
    found,
    ({ user }) => [user.createdAt.toISOString(), user.id],
    (row) => toTeamMember(row, viewerId),
  );
}

/** Somebody of the team; `not_found` for who is not of it. */
export async function getTeamMember(
  { db }: Pick<ServiceContext, 'db'>,
  { id, viewerId }: { readonly id: string; readonly viewerId: string },
): Promise<TeamMemberWire> {
  const [found] = await selectTeam(db).where(and(isOfTeam, eq(users.id, id)));
  if (!found) throw new ServiceError('not_found');
  return toTeamMember(found, viewerId);
}
