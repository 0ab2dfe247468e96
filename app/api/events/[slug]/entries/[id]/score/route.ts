import { statusSchema } from '@/contract/envelope';
import { eventEntryParamsSchema, eventScoreInputSchema } from '@/contract/event-results';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: a juror's score of an entry. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: eventScoreInputSchema,
    params: eventEntryParamsSchema,
    path: '/events/[slug]/entries/[id]/score',
    answer: statusSchema,
  }),
});
