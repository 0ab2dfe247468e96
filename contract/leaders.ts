import { z } from 'zod';
import { envelope } from './envelope';
import { pageOf } from './page';
import { prizeSchema } from './prizes';
import { publicUserSchema } from './public-user';

/** What members are ranked by: Sikke earned, tickets, hits in the guesses of bonus hunts. */
export const leaderMetrics = ['coins', 'tickets', 'guesses'] as const;
/** One of the metrics. */
export type LeaderMetric = (typeof leaderMetrics)[number];

/** Over what time: weeks begin on Monday, months on the first, both at 00:00 in Europe/Istanbul. */
export const leaderPeriods = ['week', 'month', 'all'] as const;
/** One of the periods. */
export type LeaderPeriod = (typeof leaderPeriods)[number];

/** The path of a board. */
export const boardParamsSchema = z.object({ metric: z.enum(leaderMetrics), period: z.enum(leaderPeriods) });
/** The path of a frozen board, and how a prize or a line of the statement names it: `start` is its first day in Europe/Istanbul. */
export const frozenBoardParamsSchema = boardParamsSchema.extend({ start: z.iso.date() });
/** A frozen board as something names it. */
export type FrozenBoardName = z.infer<typeof frozenBoardParamsSchema>;

/**
 * One place. Equal values rank by who reached them first; `previous_rank` is the member's place in the period before, null for
 * who had none (always for `all`). `past_ranks`: the places in the eight periods before, the earliest first.
 */
export const leaderRowSchema = z.object({
  rank: z.number().int().min(1),
  user: publicUserSchema,
  value: z.number().int().min(0),
  reached_at: z.string(),
  previous_rank: z.number().int().nullish(),
  past_ranks: z.array(z.number().int().min(1).nullable()).optional(),
});
/** One place. */
export type LeaderRowWire = z.infer<typeof leaderRowSchema>;

/** What a board is about; `ends_at` is null for `all`. */
export const boardSchema = z.object({
  starts_at: z.string().nullable(),
  ends_at: z.string().nullable(),
  prizes: z.array(prizeSchema),
});
/** The answer of GET /leaders/{metric}/{period}. */
export const leadersAnswerSchema = pageOf(leaderRowSchema).extend({ board: boardSchema });

/** GET /leaders/{metric}/{period}/me, `data`: null for who has nothing yet. `to_next` is what lacks to the place above. */
export const ownRankAnswerSchema = envelope(
  leaderRowSchema
    .omit({ user: true, past_ranks: true })
    .extend({ to_next: z.number().int().nullable() })
    .nullable(),
);

/** One of the first three of a period that is over: `name` as it was masked then, `avatar` the member's picture of today. */
const winnerSchema = z.object({
  rank: z.number().int(),
  name: z.string(),
  value: z.number().int(),
  avatar: z.string().nullish(),
});
/** A period that is over, as the archive lists it, with what was to be won in it. */
export const frozenPeriodSchema = z.object({
  start: z.iso.date(),
  starts_at: z.string(),
  ends_at: z.string(),
  participants: z.number().int(),
  winners: z.array(winnerSchema),
  prizes: z.array(prizeSchema).nullish(),
});
/** A period that is over. */
export type FrozenPeriodWire = z.infer<typeof frozenPeriodSchema>;
/** The answer of GET /leaders/{metric}/{period}/past. */
export const frozenPeriodsAnswerSchema = pageOf(frozenPeriodSchema);

/** A place that no longer changes: `name` as it was masked then, which the hash covers; `nickname` as the member has one now. */
export const frozenRowSchema = z.object({
  rank: z.number().int().min(1),
  name: z.string(),
  nickname: z.string().nullish(),
  value: z.number().int(),
  reached_at: z.string(),
});
/** A place that no longer changes. */
export type FrozenRowWire = z.infer<typeof frozenRowSchema>;

/**
 * GET /leaders/{metric}/{period}/past/{start}. `hash` is the SHA-256 of all places in order, each a line
 * `rank|name|value|reached_at` that ends with a line feed: whoever reads every page can compute it.
 */
export const frozenBoardAnswerSchema = pageOf(frozenRowSchema).extend({
  board: boardSchema.extend({
    frozen_at: z.string(),
    hash: z.string(),
    participants: z.number().int(),
    /** Its prizes are handed over. */
    is_paid: z.boolean().optional(),
  }),
});
