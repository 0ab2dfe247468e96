import { affiliateInputSchema } from '@/contract/claim-inputs';
import { methods } from '@/lib/bff/methods';
import { submitClaim } from '@/lib/bff/submit-claim';

/** POST: asks to come under the code. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: submitClaim('affiliate', affiliateInputSchema),
});
