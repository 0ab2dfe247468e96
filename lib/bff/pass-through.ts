import { z } from 'zod';
import { slugParamsSchema } from '@/contract/slug';
import { callUpstream } from '@/lib/upstream/call';
import { json } from './answer';
import { BffError } from './bff-error';
import type { BodySize } from './json-body';
import type { Member } from './member';
import { memberRead } from './member-read';
import { memberWrite } from './member-write';
import { noInput } from './no-input';
import { parseInput } from './parse-input';
import { type Call, type Handler, memberRoute, route } from './route';

interface Passed {
  /** What the variable segments must be to stand in a path, a slug unless told otherwise; anything else is 404. */
  readonly params?: z.ZodType<Readonly<Record<string, string | number>>>;
  readonly answer: z.ZodType<unknown>;
}

interface PassedRead extends Passed {
  /** What may be asked of the list; a query that is none of these is 422. */
  readonly query?: z.ZodType<Readonly<Record<string, string | number | undefined>>>;
}

interface PassedWrite extends Passed {
  /** What the browser sends and the upstream gets; nothing unless given. */
  readonly input?: z.ZodType<unknown>;
  readonly method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** How large the body may be. */
  readonly size?: BodySize;
  /** As in `memberRoute`; what is made once is answered with 201. */
  readonly isKeyed?: boolean;
  readonly isTelegramExempt?: boolean;
  /** What follows here when the upstream has agreed. */
  readonly after?: (member: Member) => Promise<unknown>;
}

interface PassedPublic {
  readonly input: z.ZodType<unknown>;
  readonly answer: z.ZodType<unknown>;
  /** What follows here when the upstream has agreed. */
  readonly after?: (call: Call<unknown>) => void;
}

/** A read of what belongs to the member, with the member's own token: the upstream's answer as it is, kept by nobody. */
export function passRead({ params, query, answer }: PassedRead): Handler {
  return memberRoute({ input: noInput }, async (member, call) => {
    const asked = query ? toQuery(parseInput(query, Object.fromEntries(call.query))) : '';
    return json(await memberRead(member, call, { path: `${filledPath(call, params)}${asked}`, answer }));
  });
}

function toQuery(given: Readonly<Record<string, string | number | undefined>>): string {
  const pairs = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return pairs.length === 0 ? '' : `?${new URLSearchParams(pairs)}`;
}

/** A write of the member that the upstream alone decides, with the member's own token: its answer as it is. */
export function passWrite({
  input = noInput,
  method,
  params,
  answer,
  after,
  ...write
}: PassedWrite): Handler {
  return memberRoute({ ...write, input }, async (member, call) => {
    const path = filledPath(call, params);
    const sent = await memberWrite(member, call, {
      ...(method && { method }),
      path,
      body: call.input,
      answer,
    });
    await after?.(member);
    return json(sent, write.isKeyed ? 201 : 200);
  });
}

/** A write of anybody that the upstream alone decides: its answer as it is. */
export function passPublic({ input, answer, after }: PassedPublic): Handler {
  return route({ input }, async (call) => {
    const path = filledPath(call);
    const sent = await callUpstream({ method: 'POST', path, body: call.input, answer, caller: call.caller });
    after?.(call);
    return json(sent);
  });
}

function filledPath(
  { path, params }: Pick<Call<unknown>, 'path' | 'params'>,
  schema: NonNullable<Passed['params']> = path.includes('[') ? slugParamsSchema : z.object({}),
): `/${string}` {
  const parsed = schema.safeParse(params);
  return `/${path.slice(1).replace(/\[(\w+)\]/g, (_, name: string) => {
    const segment = parsed.data?.[name];
    if (segment === undefined) throw new BffError('not_found');
    return String(segment);
  })}`;
}
