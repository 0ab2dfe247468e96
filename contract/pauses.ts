import { z } from 'zod';
import { pauseSchema, typedPasswordSchema } from './account';
import { envelope } from './envelope';

/** How long an account pauses: 24 hours, seven days, a calendar month in Istanbul, or for good. */
export const pauseLengths = ['day', 'week', 'month', 'forever'] as const;
/** One of the lengths. */
export type PauseLength = (typeof pauseLengths)[number];

/** A pause that could be begun now, or what runs could be extended to, and when it would end. */
export const pauseChoiceSchema = z.object({ length: z.enum(pauseLengths), until: z.string().nullable() });
/** One of the choices. */
export type PauseChoiceWire = z.infer<typeof pauseChoiceSchema>;

/** GET and POST /user/pause, `data`: the pause that runs, or null, and what may be chosen now. */
export const ownPauseSchema = z.object({
  pause: pauseSchema.nullable(),
  choices: z.array(pauseChoiceSchema),
});
/** The own pause. */
export type OwnPauseWire = z.infer<typeof ownPauseSchema>;
/** The answer of GET and POST /user/pause. */
export const ownPauseAnswerSchema = envelope(ownPauseSchema);

/** POST /user/pause: a choice as it was shown, its end with it, because what was confirmed is what counts; and the password once more. */
export const pauseInputSchema = z.object({
  length: z.enum(pauseLengths),
  until: z.iso.datetime().nullable(),
  password: typedPasswordSchema,
});
/** The input of POST /user/pause. */
export type PauseInput = z.infer<typeof pauseInputSchema>;
