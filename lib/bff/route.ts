import 'server-only';
import type { z } from 'zod';
import type { Caller } from '@/lib/upstream/caller';
import type { Answer } from './answer';
import { answering, type RequestScope } from './answering';
import type { Asked } from './asked';
import { assertTelegram } from './assert-telegram';
import { BffError } from './bff-error';
import { parseIdempotencyKey } from './idempotency-key';
import { type BodySize, readJsonBody } from './json-body';
import { Member } from './member';
import { parseInput } from './parse-input';
import { assertSameOrigin, isWrite } from './same-origin';
import type { SessionJar } from './session-jar';

/** What a handler gets: everything of the request it may use, already checked. */
export interface Call<Input> {
  readonly input: Input;
  /** The path's variable segments, each a single string; validate before use. */
  readonly params: Readonly<Record<string, string>>;
  /** What the address asks behind its path; validate before use. */
  readonly query: URLSearchParams;
  /** The pattern of the call, which is also that of the upstream's. */
  readonly path: string;
  readonly caller: Caller;
  readonly jar: SessionJar;
  /** The request's `Idempotency-Key`, where the route is keyed. */
  readonly idempotencyKey?: string;
}

interface Options<Input> {
  /** The schema of a write's body; `noInput` for reads and for writes without one. */
  readonly input: z.ZodType<Input>;
  /** How large the body may be. */
  readonly size?: BodySize;
}

interface MemberOptions<Input> extends Options<Input> {
  /** A write that a player without Telegram verification may do: verification, avatar, logout, renewal (D9, ADR 162). */
  readonly isTelegramExempt?: boolean;
  /** A write that has effect once for its `Idempotency-Key`: 422 without one; `memberWrite` passes it on. */
  readonly isKeyed?: boolean;
}

/** Which call it is, as Next says it. */
export interface NextContext {
  /** Next gives a path without variable segments no params at all, whatever its types say. */
  readonly params: Promise<Record<string, string | string[] | undefined> | undefined>;
  /** The pattern of the call, from its table. */
  readonly path?: string;
}

/** What answers a call: `methods` makes of it what Next calls, the front server calls it itself. */
export type Handler = (request: Asked, context: NextContext) => Promise<Answer>;

/** A handler for anyone: same-origin check, bounded JSON, parsed input, error body, `no-store`, request id. */
export function route<Input>(
  options: Options<Input>,
  handle: (call: Call<Input>) => Promise<Answer>,
): Handler {
  return (request, context) =>
    answering(request, async (scope) => {
      assertSameOrigin(request);
      return handle(await callFrom(scope, request, context, options));
    });
}

/** A handler for members: as `route`, 401 without a living session, and D9 for writes. */
export function memberRoute<Input>(
  options: MemberOptions<Input>,
  handle: (member: Member, call: Call<Input>) => Promise<Answer>,
): Handler {
  return (request, context) =>
    answering(request, async (scope) => {
      assertSameOrigin(request);
      const member = requireMember(scope);
      if (isWrite(request) && !options.isTelegramExempt) await assertTelegram(member);
      const key = options.isKeyed ? { idempotencyKey: parseIdempotencyKey(request.headers) } : {};
      return handle(member, { ...(await callFrom(scope, request, context, options)), ...key });
    });
}

/** The member who makes a request; 401 without a living session. */
export function requireMember({ jar, caller }: RequestScope): Member {
  if (jar.session) return new Member(jar.session, jar, caller);
  throw new BffError(jar.isDead ? 'session_revoked' : 'unauthenticated');
}

async function callFrom<Input>(
  { jar, caller }: RequestScope,
  request: Asked,
  context: NextContext,
  { input: schema, size }: Options<Input>,
): Promise<Call<Input>> {
  const input = parseInput(schema, isWrite(request) ? await readJsonBody(request, size) : undefined);
  const query = new URL(request.url).searchParams;
  return {
    input,
    params: singles((await context.params) ?? {}),
    query,
    path: context.path ?? '',
    caller,
    jar,
  };
}

function singles(params: Record<string, string | string[] | undefined>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}
