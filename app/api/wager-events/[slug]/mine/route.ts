import { ownStandingAnswerSchema } from '@/contract/wager-events';
import { json } from '@/lib/bff/answer';
import { memberRead } from '@/lib/bff/member-read';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { memberRoute } from '@/lib/bff/route';
import { slugParam } from '@/lib/bff/slug-param';

/** GET: the member's own place in an event; null without one. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: memberRoute({ input: noInput }, async (member, call) => {
    const path = `/wager-events/${slugParam(call.params)}/mine` as const;
    return json(await memberRead(member, call, { path, answer: ownStandingAnswerSchema }));
  }),
});
