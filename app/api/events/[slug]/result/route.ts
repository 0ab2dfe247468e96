import { statusSchema } from '@/contract/envelope';
import { eventResultInputSchema } from '@/contract/event-results';
import { slugParamsSchema } from '@/contract/slug';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: the team ends an event: its result stands, or it is cancelled. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: eventResultInputSchema,
    params: slugParamsSchema,
    path: '/events/[slug]/result',
    answer: statusSchema,
  }),
});
