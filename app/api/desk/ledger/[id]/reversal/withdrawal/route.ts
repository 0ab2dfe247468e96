import { correctionAnswerSchema, deskIdParamsSchema, reversalInputSchema } from '@/contract/desk';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: an admin takes back that one asked for the reversal of a line, once for its key. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({
    input: reversalInputSchema,
    isKeyed: true,
    params: deskIdParamsSchema,
    path: '/desk/ledger/[id]/reversal/withdrawal',
    answer: correctionAnswerSchema,
  }),
});
