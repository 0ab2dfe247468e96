import { newCodeAnswerSchema, newCodeInputSchema } from '@/contract/redeem-codes';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: an admin makes a redeem code. Not keyed: a kept answer would keep the code, which is nowhere else (ADR 131). */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({ input: newCodeInputSchema, path: '/codes', answer: newCodeAnswerSchema }),
});
