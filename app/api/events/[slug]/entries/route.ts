import { statusSchema } from '@/contract/envelope';
import { eventEntryInputSchema } from '@/contract/events';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';
import { slugParam } from '@/lib/bff/slug-param';

/** POST: hands in the member's entry of an event, once for its key. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: eventEntryInputSchema, isKeyed: true }, async (member, call) => {
    const path = `/events/${slugParam(call.params)}/entries` as const;
    return json(await memberWrite(member, call, { path, body: call.input, answer: statusSchema }), 201);
  }),
});
