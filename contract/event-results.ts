import { z } from 'zod';
import { claimLimits } from './claims';
import { envelope } from './envelope';
import { eventStates, eventTypes } from './events';
import { mediaSchema } from './media';
import { slugSchema } from './slug';
import { optionalText } from './texts';

/** The scores of a jury. */
const scoreLimits = { min: 0, max: 100 } as const;

/** Two decimals at most, and never a number that only looks like one. */
const score = z.number().min(scoreLimits.min).max(scoreLimits.max).multipleOf(0.01);

/** POST /events/{slug}/entries/{id}/score: what a juror gives an entry of a custom event; again, it replaces the juror's earlier one. */
export const eventScoreInputSchema = z.object({ score });
/** The input of POST /events/{slug}/entries/{id}/score. */
export type EventScoreInput = z.infer<typeof eventScoreInputSchema>;

/** The path of an entry of an event. */
export const eventEntryParamsSchema = z.object({
  slug: slugSchema,
  id: z.string().regex(/^[1-9]\d{0,14}$/),
});

/** POST /events/{slug}/result: the result stands, or the event does not take place; then with a `reason` that members read. */
export const eventResultInputSchema = z.object({
  action: z.enum(['finish', 'cancel']),
  reason: optionalText(claimLimits.reason),
});
/** The input of POST /events/{slug}/result. */
export type EventResultInput = z.infer<typeof eventResultInputSchema>;

/** An approved entry as the jury sees it: `score` is the mean of `scores` scores, `own_score` the viewer's. */
export const judgedEntrySchema = z.object({
  id: z.number().int(),
  username: z.string(),
  is_own: z.boolean(),
  game_name: z.string().nullable(),
  link: z.string().nullable(),
  files: z.array(mediaSchema.extend({ is_gone: z.boolean().optional() })),
  submitted_at: z.string(),
  score: z.number(),
  scores: z.number().int(),
  own_score: z.number().nullable(),
});
/** An approved entry as the jury sees it. */
export type JudgedEntryWire = z.infer<typeof judgedEntrySchema>;

/**
 * An event that is on or waits for its result. `pending` entries are under review and `unscored` ones without a score: with any of
 * them it cannot be finished. `entries` are those of a custom event, the first hundred, without a score first.
 */
export const judgedEventSchema = z.object({
  slug: slugSchema,
  title: z.string(),
  type: z.enum(eventTypes),
  state: z.enum(eventStates),
  ends_at: z.string(),
  pending: z.number().int(),
  unscored: z.number().int(),
  entries: z.array(judgedEntrySchema),
});
/** An event that waits for its result. */
export type JudgedEventWire = z.infer<typeof judgedEventSchema>;

/** GET /judging: what waits for its result, soonest end first, and custom events that are on; fifty at most. */
export const judgingAnswerSchema = envelope(z.array(judgedEventSchema));
