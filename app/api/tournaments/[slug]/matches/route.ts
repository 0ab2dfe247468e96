import { statusSchema } from '@/contract/envelope';
import { matchResultInputSchema } from '@/contract/tournament-results';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';
import { slugParam } from '@/lib/bff/slug-param';

/** POST: the team writes down how a match of a bracket ended. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: matchResultInputSchema }, async (member, call) => {
    const path = `/tournaments/${slugParam(call.params)}/matches` as const;
    return json(await memberWrite(member, call, { path, body: call.input, answer: statusSchema }));
  }),
});
