import 'server-only';
import { type MemberRowWire, memberQuerySchema, memberRowsAnswerSchema } from '@/contract/desk-members';
import { readOwn } from './read-own';

/** A page of members. */
export interface MemberPage {
  readonly members: readonly MemberRowWire[];
  readonly nextCursor: string | null;
}

/** A page of members for the team; nothing for a cursor that is none, and where the upstream has no such search. */
export async function listMembers(asked: {
  readonly q?: string;
  readonly list?: string;
  readonly cursor?: string;
}): Promise<MemberPage> {
  const query = memberQuerySchema.safeParse(asked);
  if (!query.success) return { members: [], nextCursor: null };
  const given = Object.entries(query.data).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const answer = await readOwn(`/desk/members?${new URLSearchParams(given)}`, memberRowsAnswerSchema);
  return { members: answer?.data ?? [], nextCursor: answer?.next_cursor ?? null };
}
