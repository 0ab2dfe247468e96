import { z } from 'zod';
import { inviteAnswerSchema } from '@/contract/earn-rules';
import { methods } from '@/lib/bff/methods';
import { ownRead } from '@/lib/bff/own-read';

/** GET: the member’s own invitation. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: ownRead({ params: z.object({}), path: () => '/points/invite', answer: inviteAnswerSchema }),
});
