import { statusSchema } from '@/contract/envelope';
import { linkAccountInputSchema } from '@/contract/sponsor-accounts';
import { methods } from '@/lib/bff/methods';
import { passWrite } from '@/lib/bff/pass-through';

/** POST: says which account at a sponsor is the member's. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: passWrite({ input: linkAccountInputSchema, path: '/sponsor-accounts', answer: statusSchema }),
});
