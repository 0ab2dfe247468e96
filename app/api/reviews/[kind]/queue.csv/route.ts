import { claimKindParamsSchema } from '@/contract/claims';
import { BffError } from '@/lib/bff/bff-error';
import { methods } from '@/lib/bff/methods';
import { noInput } from '@/lib/bff/no-input';
import { reviewsCsv } from '@/lib/bff/reviews-csv';
import { memberRoute } from '@/lib/bff/route';

/** GET: what of a kind waits for the viewer's decision, as a file for a spreadsheet. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: memberRoute({ input: noInput }, (member, { params, caller }) => {
    const parsed = claimKindParamsSchema.safeParse(params);
    if (!parsed.success) throw new BffError('not_found');
    return reviewsCsv(member, caller, parsed.data.kind);
  }),
});
