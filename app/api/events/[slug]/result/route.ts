import { statusSchema } from '@/contract/envelope';
import { eventResultInputSchema } from '@/contract/event-results';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';
import { slugParam } from '@/lib/bff/slug-param';

/** POST: the team ends an event: its result stands, or it is cancelled. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: eventResultInputSchema }, async (member, call) => {
    const path = `/events/${slugParam(call.params)}/result` as const;
    return json(await memberWrite(member, call, { path, body: call.input, answer: statusSchema }));
  }),
});
