import { winInputSchema } from '@/contract/claim-inputs';
import { methods } from '@/lib/bff/methods';
import { submitClaim } from '@/lib/bff/submit-claim';

/** POST: hands in a win. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: submitClaim('win', winInputSchema),
});
