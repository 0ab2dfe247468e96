import { depositInputSchema } from '@/contract/claim-inputs';
import { methods } from '@/lib/bff/methods';
import { submitClaim } from '@/lib/bff/submit-claim';

/** POST: hands in a deposit that earns tickets. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: submitClaim('deposit', depositInputSchema),
});
