import { complaintInputSchema } from '@/contract/claim-inputs';
import { methods } from '@/lib/bff/methods';
import { submitClaim } from '@/lib/bff/submit-claim';

/** POST: opens a complaint or a suggestion. */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: submitClaim('complaint', complaintInputSchema),
});
