import { inviteAnswerSchema } from '@/contract/earn-rules';
import { methods } from '@/lib/bff/methods';
import { passRead } from '@/lib/bff/pass-through';

/** GET: the member’s own invitation. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: passRead({ path: '/points/invite', answer: inviteAnswerSchema }),
});
