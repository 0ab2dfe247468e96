import { statusSchema } from '@/contract/envelope';
import { sponsorAccountParamsSchema } from '@/contract/sponsor-accounts';
import { json } from '@/lib/bff/answer';
import { BffError } from '@/lib/bff/bff-error';
import { memberWrite } from '@/lib/bff/member-write';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { memberRoute } from '@/lib/bff/route';

/** POST: takes a linked account back. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: memberRoute({ input: noInput }, async (member, call) => {
    const params = sponsorAccountParamsSchema.safeParse(call.params);
    if (!params.success) throw new BffError('not_found');
    const path = `/sponsor-accounts/${params.data.id}/unlink` as const;
    return json(await memberWrite(member, call, { path, answer: statusSchema }));
  }),
});
