import type { z } from 'zod';
import { callUpstream } from '@/lib/upstream/call';
import type { Member } from './member';
import type { Call } from './route';

interface MemberRead<T> {
  /** Every variable segment must already be validated. */
  readonly path: `/${string}`;
  readonly answer: z.ZodType<T>;
}

/** A read of what belongs to a member, with the member's own rights. Throws `UpstreamError` and what `Member.call` throws. */
export function memberRead<T>(
  member: Member,
  { caller }: Pick<Call<unknown>, 'caller'>,
  { path, answer }: MemberRead<T>,
): Promise<T> {
  return member.call((bearer) => callUpstream({ method: 'GET', path, answer, bearer, caller }));
}
