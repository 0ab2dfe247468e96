import { statusSchema } from '@/contract/envelope';
import { eventEntryParamsSchema, eventScoreInputSchema } from '@/contract/event-results';
import { json } from '@/lib/bff/answer';
import { BffError } from '@/lib/bff/bff-error';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

/** POST: a juror's score of an entry. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: eventScoreInputSchema }, async (member, call) => {
    const params = eventEntryParamsSchema.safeParse(call.params);
    if (!params.success) throw new BffError('not_found');
    const path = `/events/${params.data.slug}/entries/${params.data.id}/score` as const;
    return json(await memberWrite(member, call, { path, body: call.input, answer: statusSchema }));
  }),
});
