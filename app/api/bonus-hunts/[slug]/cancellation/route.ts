import { huntCancelInputSchema } from '@/contract/bonus-hunts';
import { statusSchema } from '@/contract/envelope';
import { slugParamsSchema } from '@/contract/slug';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: the team cancels a bonus hunt, once for its key. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: huntCancelInputSchema,
    isKeyed: true,
    params: slugParamsSchema,
    path: '/bonus-hunts/[slug]/cancellation',
    answer: statusSchema,
  }),
});
