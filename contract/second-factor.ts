import { z } from 'zod';
import { typedPasswordSchema } from './account';
import { envelope } from './envelope';

/** How many recovery codes there are at a time. */
export const recoveryCodeCount = 10;

/** A code as somebody typed it: six digits of the app, or a recovery code; spaces and dashes do not matter. */
export const factorCodeSchema = z
  .string()
  .max(40)
  .refine((text) => !text.includes('\0'));

/** How somebody of the team stands to the second factor: `needed` where the desk waits until there is one. */
export const factorStates = ['off', 'needed', 'on'] as const;
/** One of the states. */
export type FactorState = (typeof factorStates)[number];

/** GET /user/second-factor, for the team. */
export const ownFactorSchema = z.object({
  state: z.enum(factorStates),
  /** How many recovery codes are unused. */
  codes_left: z.number().int().min(0),
});
/** The viewer's second factor. */
export type OwnFactorWire = z.infer<typeof ownFactorSchema>;
/** The answer of GET /user/second-factor. */
export const ownFactorAnswerSchema = envelope(ownFactorSchema);

/** POST /user/second-factor: begins; the password is asked again. */
export const startFactorInputSchema = z.object({ password: typedPasswordSchema });

/** What an app needs, shown this one time: the secret in letters, and the address that a QR code holds. */
export const startedFactorSchema = z.object({ secret: z.string(), uri: z.string() });
/** What an app needs. */
export type StartedFactorWire = z.infer<typeof startedFactorSchema>;
/** The answer of POST /user/second-factor. */
export const startedFactorAnswerSchema = envelope(startedFactorSchema);

/** POST /user/second-factor/confirmation, …/recovery-codes and …/removal: a code that is good now. */
export const factorCodeInputSchema = z.object({ code: factorCodeSchema });

/** Recovery codes, shown this one time. */
export const recoveryCodesAnswerSchema = envelope(z.object({ codes: z.array(z.string()) }));
