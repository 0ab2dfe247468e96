import { z } from 'zod';
import { typedPasswordSchema } from './account';
import { envelope } from './envelope';

/** POST /forgot-password. The answer is the same for every address, known or not. */
export const forgotPasswordInputSchema = z.object({
  email: z.string().max(1024),
  'g-recaptcha-response': z.string().max(8192).optional(),
});
/** The input of POST /forgot-password. */
export type ForgotPasswordInput = z.infer<typeof forgotPasswordInputSchema>;

/** POST /reset-password: the token of the link that was mailed, good for 30 minutes and for one password. */
export const resetPasswordInputSchema = z.object({
  token: z.string().max(200),
  password: typedPasswordSchema,
  password_confirmation: typedPasswordSchema,
});
/** The input of POST /reset-password. */
export type ResetPasswordInput = z.infer<typeof resetPasswordInputSchema>;

/** POST /user/password. */
export const changePasswordInputSchema = z.object({
  current_password: typedPasswordSchema,
  password: typedPasswordSchema,
  password_confirmation: typedPasswordSchema,
});
/** The input of POST /user/password. */
export type ChangePasswordInput = z.infer<typeof changePasswordInputSchema>;

/** The families of browsers and systems that a session's device is one of; null where it is none of them. */
export const browsers = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung'] as const;
/** See `browsers`. */
export const systems = ['android', 'ios', 'linux', 'macos', 'windows'] as const;

/** A living login. `last_seen_at` is up to five minutes old; `is_current` marks the one that asks. */
export const sessionSchema = z.object({
  id: z.guid(),
  browser: z.enum(browsers).nullable(),
  system: z.enum(systems).nullable(),
  created_at: z.string(),
  last_seen_at: z.string(),
  is_current: z.boolean(),
});
/** A session as it is on the wire. */
export type SessionWire = z.infer<typeof sessionSchema>;

/** The answer of GET /user/sessions, the one that asks first, then the one seen last. */
export const sessionsAnswerSchema = envelope(z.array(sessionSchema));

/** POST /user/sessions/end: one by its id, every other one, or every one with the one that asks. */
export const endSessionsInputSchema = z.object({
  which: z.string().regex(/^(others|all|[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})$/),
});
/** The input of POST /user/sessions/end. */
export type EndSessionsInput = z.infer<typeof endSessionsInputSchema>;
