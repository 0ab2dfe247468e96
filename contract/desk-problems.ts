import { z } from 'zod';

/** What can be wrong with a value of an entry or with a file, beside its own values; each has a Turkish word at the site (`desk.content.problems`). */
export const problemCodes = [
  'required',
  'needed_for_new',
  'too_long',
  'too_many',
  'too_small',
  'too_large',
  'not_text',
  'not_slug',
  'own_word',
  'not_address',
  'not_picture',
  'not_path',
  'not_colour',
  'not_whole',
  'not_number',
  'two_decimals',
  'not_yes_no',
  'not_choice',
  'not_code',
  'not_moment',
  'not_objects',
  'twice',
  'invalid',
  'unknown_field',
  'unknown_reference',
  'slug_twice',
  'slug_taken',
  'slug_stays',
  'above_other',
  'not_below_other',
  'after_other',
  'not_before_other',
  'not_after_other',
  'must_be_ahead',
  'locked',
  'never_draft_again',
  'refused',
] as const;
/** One of the codes. */
export type ProblemCode = (typeof problemCodes)[number];

/**
 * Why members rely on what is locked, or why it is over; `count` and `stage` are among the problem's values where the reason has them
 * (`desk.content.locks`).
 */
export const lockReasons = [
  'begun',
  'ended',
  'over',
  'stage',
  'taking_part',
  'registered',
  'guessed',
  'guessing_over',
  'figures_stand',
  'ordered',
  'awaited',
  'takeable',
  'drawn',
  'frozen',
  'accepted',
  'held',
  'published',
  'address',
] as const;
/** One of the reasons. */
export type LockReason = (typeof lockReasons)[number];

/**
 * One thing that has to be mended. `field` is a field's name, or a path into its list (`prizes.0.amount`), null where the whole is meant;
 * `line` is the file's; `values` fill the Turkish text in (`most`, `least`, `other` (a field's name), `count`, `stage`, `reason`). `text` is the whole
 * in English, as the command line prints it, and what is shown where a code has no word.
 */
export const contentProblemSchema = z.object({
  line: z.number().int().nullable(),
  field: z.string().nullable(),
  code: z.enum(problemCodes),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
  text: z.string(),
});
/** One thing that has to be mended. */
export type ContentProblem = z.infer<typeof contentProblemSchema>;
