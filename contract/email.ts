import { z } from 'zod';
import { typedPasswordSchema } from './account';
import { envelope } from './envelope';

/**
 * GET /user/email, `data`: the account's address, and the new one that waits for its link to be opened, until when. `can_change` is
 * false where the upstream sends no mail.
 */
export const ownEmailSchema = z.object({
  email: z.string(),
  pending: z.object({ email: z.string(), expires_at: z.string() }).nullable(),
  can_change: z.boolean(),
});
/** A member's address as it is on the wire. */
export type OwnEmailWire = z.infer<typeof ownEmailSchema>;

/** The answer of GET /user/email. */
export const ownEmailAnswerSchema = envelope(ownEmailSchema);

/** POST /user/email: the new address, and the member's password once more. */
export const changeEmailInputSchema = z.object({
  email: z.string().max(1024),
  password: typedPasswordSchema,
});
/** The input of POST /user/email. */
export type ChangeEmailInput = z.infer<typeof changeEmailInputSchema>;

/** POST /email-confirmation: the token of the link that was mailed to the new address, good for 30 minutes and for one change. */
export const confirmEmailInputSchema = z.object({ token: z.string().max(200) });
/** The input of POST /email-confirmation. */
export type ConfirmEmailInput = z.infer<typeof confirmEmailInputSchema>;
