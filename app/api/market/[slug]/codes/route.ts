import { slugParamsSchema } from '@/contract/slug';
import { addCodesAnswerSchema, addCodesInputSchema } from '@/contract/vault';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: an admin puts codes into the vault of an item. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: addCodesInputSchema,
    params: slugParamsSchema,
    path: '/market/[slug]/codes',
    answer: addCodesAnswerSchema,
  }),
});
