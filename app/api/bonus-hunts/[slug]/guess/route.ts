import { guessInputSchema, ownGuessAnswerSchema } from '@/contract/bonus-hunts';
import { json } from '@/lib/bff/answer';
import { memberRead } from '@/lib/bff/member-read';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { memberRoute } from '@/lib/bff/route';
import { slugParam } from '@/lib/bff/slug-param';

const answer = ownGuessAnswerSchema;
const pathOf = (params: Readonly<Record<string, string>>) =>
  `/bonus-hunts/${slugParam(params)}/guess` as const;

/** GET: the member's own guess at a hunt. POST: makes it, or changes it until the lock. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: memberRoute({ input: noInput }, async (member, call) =>
    json(await memberRead(member, call, { path: pathOf(call.params), answer })),
  ),
  POST: memberRoute({ input: guessInputSchema }, async (member, call) =>
    json(await memberWrite(member, call, { path: pathOf(call.params), body: call.input, answer })),
  ),
});
