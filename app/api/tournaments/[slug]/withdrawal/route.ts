import { ownTournamentEntryAnswerSchema } from '@/contract/tournaments';
import { json } from '@/lib/bff/answer';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { memberRoute } from '@/lib/bff/route';
import { slugParam } from '@/lib/bff/slug-param';

/** POST: withdraws the member from a tournament. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: noInput }, async (member, call) => {
    const path = `/tournaments/${slugParam(call.params)}/withdrawal` as const;
    return json(await memberWrite(member, call, { path, answer: ownTournamentEntryAnswerSchema }));
  }),
});
