import { z } from 'zod';

/** Control characters, lone surrogates and what turns the direction of text. */
const unfit = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/u;

/** One line of text as people type it into a form: trimmed, 1 to `max` characters, none of them invisible tricks. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .refine((text) => !unfit.test(text));
