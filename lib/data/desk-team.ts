import 'server-only';
import {
  type TeamMemberWire,
  teamAnswerSchema,
  teamFactorAnswerSchema,
  teamMemberAnswerSchema,
  teamParamsSchema,
  teamQuerySchema,
} from '@/contract/desk-team';
import { readOwn } from './read-own';

/** A page of the team. */
export interface TeamPage {
  readonly team: readonly TeamMemberWire[];
  readonly nextCursor: string | null;
}

/** A page of the team; nobody for a cursor that is none, and where the upstream has no such list. */
export async function listTeam(cursor?: string): Promise<TeamPage> {
  const query = teamQuerySchema.safeParse(cursor === undefined ? {} : { cursor });
  if (!query.success) return { team: [], nextCursor: null };
  const after = cursor === undefined ? '' : `?cursor=${cursor}`;
  const answer = await readOwn(`/desk/team${after}`, teamAnswerSchema);
  return { team: answer?.data ?? [], nextCursor: answer?.next_cursor ?? null };
}

/** Somebody of the team; null for who is not of it. */
export async function findTeamMember(id: string): Promise<TeamMemberWire | null> {
  const asked = teamParamsSchema.safeParse({ id });
  if (!asked.success) return null;
  return (await readOwn(`/desk/team/${asked.data.id}`, teamMemberAnswerSchema))?.data ?? null;
}

/** Whether the whole team needs a second factor; null where the upstream knows none. */
export async function isFactorNeeded(): Promise<boolean | null> {
  return (await readOwn('/desk/team/second-factor', teamFactorAnswerSchema))?.data.required ?? null;
}
