import 'server-only';
import {
  type DeskMemberWire,
  deskMemberAnswerSchema,
  type TimelineItemWire,
  timelineAnswerSchema,
  timelineQuerySchema,
} from '@/contract/desk-member';
import { memberIdParamsSchema } from '@/contract/desk-member-steps';
import { type MemberRowWire, memberQuerySchema, memberRowsAnswerSchema } from '@/contract/desk-members';
import { defaultAvatar } from '@/lib/format/default-avatar';
import { assetUrl } from '@/lib/format/safe-url';
import { getMain } from './main';
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

/** A member for the team, `avatar` an address; null for an id that is none, and where the upstream has no such call. */
export async function findMember(id: string): Promise<DeskMemberWire | null> {
  if (!memberIdParamsSchema.safeParse({ id }).success) return null;
  const [answer, { cdnUrl }] = await Promise.all([
    readOwn(`/desk/members/${id}`, deskMemberAnswerSchema),
    getMain(),
  ]);
  if (!answer) return null;
  const { avatar, username } = answer.data;
  return { ...answer.data, avatar: assetUrl(cdnUrl, avatar) ?? defaultAvatar(username) };
}

/** A page of a member's timeline. */
export interface TimelinePage {
  readonly items: readonly TimelineItemWire[];
  readonly nextCursor: string | null;
}

/** A page of the timeline of a member that is there; nothing for a query that is none. */
export async function listTimeline(
  id: string,
  asked: Readonly<Record<string, string>>,
): Promise<TimelinePage> {
  if (!timelineQuerySchema.safeParse(asked).success) return { items: [], nextCursor: null };
  const path = `/desk/members/${id}/timeline?${new URLSearchParams(asked)}` as const;
  const answer = await readOwn(path, timelineAnswerSchema);
  return { items: answer?.data ?? [], nextCursor: answer?.next_cursor ?? null };
}
