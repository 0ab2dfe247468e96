import type { z } from 'zod';
import { callUpstream, type UpstreamCall } from '@/lib/upstream/call';
import type { Member } from './member';
import type { Call } from './route';

interface MemberWrite<T> {
  readonly method?: Exclude<UpstreamCall<T>['method'], 'GET'>;
  /** Every variable segment must already be validated. */
  readonly path: `/${string}`;
  readonly body?: unknown;
  readonly answer: z.ZodType<T>;
}

/**
 * A write of a member with the member's own rights, POST unless told otherwise, and with the request's idempotency key where the
 * route is keyed: repeated after a renewed token it is still one write (T-RT-5). Throws `UpstreamError` and what `Member.call` throws.
 */
export function memberWrite<T>(
  member: Member,
  { caller, idempotencyKey }: Pick<Call<unknown>, 'caller' | 'idempotencyKey'>,
  { method = 'POST', path, body = {}, answer }: MemberWrite<T>,
): Promise<T> {
  return member.call((bearer) =>
    callUpstream({ method, path, body, answer, bearer, caller, idempotencyKey }),
  );
}
