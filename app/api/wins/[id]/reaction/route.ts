import { reactionChoiceSchema, winParamsSchema, winReactionAnswerSchema } from '@/contract/win-reactions';
import { json } from '@/lib/bff/answer';
import { BffError } from '@/lib/bff/bff-error';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { memberRoute } from '@/lib/bff/route';

const answer = winReactionAnswerSchema;

/** POST: the member's one reaction to a win, given, changed or, as null, taken back. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: reactionChoiceSchema }, async (member, call) => {
    const win = winParamsSchema.safeParse(call.params);
    if (!win.success) throw new BffError('not_found');
    const { reaction } = call.input;
    const path = `/wins/${win.data.id}/reaction` as const;
    const method = reaction === null ? 'DELETE' : 'PUT';
    return json(await memberWrite(member, call, { method, path, body: { reaction }, answer }));
  }),
});
