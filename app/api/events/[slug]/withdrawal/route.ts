import { ownEventPartAnswerSchema } from '@/contract/events';
import { slugParamsSchema } from '@/contract/slug';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: takes the member out of an event. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    params: slugParamsSchema,
    path: '/events/[slug]/withdrawal',
    answer: ownEventPartAnswerSchema,
  }),
});
