import { z } from 'zod';
import { json } from './answer';
import { BffError } from './bff-error';
import { memberRead } from './member-read';
import { memberWrite } from './member-write';
import { noInput } from './no-input';
import { type Handler, memberRoute } from './route';

interface Passed {
  /** The address at the upstream; `[name]` stands for a segment of this address. */
  readonly path: `/${string}`;
  /** What the variable segments must be to stand in a path; anything else is 404. */
  readonly params?: z.ZodType<Readonly<Record<string, string | number>>>;
  readonly answer: z.ZodType<unknown>;
}

interface PassedWrite extends Passed {
  /** What the browser sends and the upstream gets; nothing unless given. */
  readonly input?: z.ZodType<unknown>;
  readonly method?: 'POST' | 'PATCH';
  /** As in `memberRoute`; what is made once is answered with 201. */
  readonly isKeyed?: boolean;
  readonly isTelegramExempt?: boolean;
}

/** A read of what belongs to the member, with the member's own token: the upstream's answer as it is, kept by nobody. */
export function passRead({ answer, ...read }: Passed): Handler {
  return memberRoute({ input: noInput }, async (member, call) =>
    json(await memberRead(member, call, { path: filledPath(read, call.params), answer })),
  );
}

/** A write of the member that the upstream alone decides, with the member's own token: its answer as it is. */
export function passWrite({ input = noInput, method = 'POST', answer, ...write }: PassedWrite): Handler {
  return memberRoute({ ...write, input }, async (member, call) => {
    const path = filledPath(write, call.params);
    const sent = await memberWrite(member, call, { method, path, body: call.input, answer });
    return json(sent, write.isKeyed ? 201 : 200);
  });
}

function filledPath(
  { path, params: schema = z.object({}) }: Pick<Passed, 'path' | 'params'>,
  params: Readonly<Record<string, string>>,
): `/${string}` {
  const parsed = schema.safeParse(params);
  if (!parsed.success) throw new BffError('not_found');
  return `/${path.slice(1).replace(/\[(\w+)\]/g, (_, name: string) => String(parsed.data[name]))}`;
}
