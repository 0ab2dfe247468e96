import { statusSchema } from '@/contract/envelope';
import { eventEntryInputSchema } from '@/contract/events';
import { slugParamsSchema } from '@/contract/slug';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: hands in the member's entry of an event, once for its key. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: eventEntryInputSchema,
    isKeyed: true,
    params: slugParamsSchema,
    path: '/events/[slug]/entries',
    answer: statusSchema,
  }),
});
