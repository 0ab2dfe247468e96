import { z } from 'zod';
import { earnedAnswerSchema } from '@/contract/earn-rules';
import { methods } from '@/lib/bff/methods';
import { ownRead } from '@/lib/bff/own-read';

/** GET: what each way to earn brought the member. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: ownRead({ params: z.object({}), path: () => '/points/me', answer: earnedAnswerSchema }),
});
