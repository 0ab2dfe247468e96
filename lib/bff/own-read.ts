import type { z } from 'zod';
import { callUpstream } from '@/lib/upstream/call';
import { json } from './answer';
import { BffError } from './bff-error';
import { noInput } from './no-input';
import { type Handler, memberRoute } from './route';

interface OwnRead<P, T> {
  /** What the variable segments of the address must be; anything else is 404. */
  readonly params: z.ZodType<P>;
  readonly path: (params: P) => `/${string}`;
  readonly answer: z.ZodType<T>;
}

/** A read of what belongs to the member alone, with the member's own token: the upstream's answer as it is, kept by nobody. */
export function ownRead<P, T>({ params: schema, path, answer }: OwnRead<P, T>): Handler {
  return memberRoute({ input: noInput }, async (member, { params, caller }) => {
    const parsed = schema.safeParse(params);
    if (!parsed.success) throw new BffError('not_found');
    const call = { method: 'GET', path: path(parsed.data), answer, caller } as const;
    return json(await member.call((bearer) => callUpstream({ ...call, bearer })));
  });
}
