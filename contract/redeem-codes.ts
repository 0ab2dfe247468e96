import { z } from 'zod';
import { envelope } from './envelope';
import { line } from './line';
import { pageOf, pageQuerySchema } from './page';

const redeemCodeId = z.string().regex(/^[1-9]\d{0,14}$/);

/** Where a code is given out; each has its own earn rule. */
export const redeemChannels = ['stream', 'telegram'] as const;
/** One of the places. */
export type RedeemChannel = (typeof redeemChannels)[number];

/** How many codes are made at once. */
export const mostCodes = 200;

/**
 * POST /codes: a new redeem code, or `count` of them alike, which the API makes. `title` is read by who redeems one. Without a `code` the API
 * makes it. It is stored hashed: the answer is the one time it is shown.
 */
export const newCodeInputSchema = z
  .object({
    code: line(60).optional(),
    title: line(80),
    channel: z.enum(redeemChannels).default('stream'),
    amount: z.number().int().min(1).max(100_000),
    max_uses: z.number().int().min(1).max(1_000_000),
    count: z.number().int().min(1).max(mostCodes).default(1),
    starts_at: z.iso.datetime({ offset: true }),
    ends_at: z.iso.datetime({ offset: true }),
  })
  // Told with whatever else is wrong, not in a round of its own.
  .refine(({ starts_at, ends_at }) => !(toTime(starts_at) >= toTime(ends_at)), {
    path: ['ends_at'],
    when: ({ value }) => typeof value === 'object' && value !== null,
  });
/** Of what may be anything still: no number where it is no text. */
function toTime(given: unknown): number {
  return typeof given === 'string' ? Date.parse(given) : Number.NaN;
}

/** The input of POST /codes. */
export type NewCodeInput = z.infer<typeof newCodeInputSchema>;
/** POST /codes, `data`: the codes as they are to be told; `id` is the first one's. */
export const newCodeSchema = z.object({ id: z.number().int(), codes: z.array(z.string()).min(1) });
/** What was just made. */
export type NewCode = z.infer<typeof newCodeSchema>;
/** The answer of POST /codes. */
export const newCodeAnswerSchema = envelope(newCodeSchema);

/** How a code stands: not yet, redeemable, without uses left, over by its time, or ended by hand before it. */
export const redeemCodeStates = ['upcoming', 'running', 'used_up', 'over', 'ended'] as const;
/** One of the states. */
export type RedeemCodeState = (typeof redeemCodeStates)[number];

/** GET /codes: those of a state, those whose title has the words of `q`, or those made together with one. */
export const redeemCodesQuerySchema = pageQuerySchema.extend({
  q: line(80).optional(),
  state: z.enum(redeemCodeStates).optional(),
  batch: redeemCodeId.optional(),
});
/** The query of GET /codes. */
export type RedeemCodesQuery = z.infer<typeof redeemCodesQuerySchema>;

/** A redeem code as who makes them sees it; `batch` names those that were made together. The code itself is nowhere. */
export const redeemCodeSchema = z.object({
  id: z.number().int(),
  batch: z.number().int().nullish(),
  title: z.string(),
  channel: z.string().nullish(),
  amount: z.number().int(),
  used: z.number().int().min(0),
  max_uses: z.number().int(),
  starts_at: z.string(),
  ends_at: z.string(),
  state: z.string(),
  made_by: z.string().nullish(),
  created_at: z.string(),
});
/** A redeem code as who makes them sees it. */
export type RedeemCodeWire = z.infer<typeof redeemCodeSchema>;
/** The answer of GET /codes, newest first. */
export const redeemCodesAnswerSchema = pageOf(redeemCodeSchema);

/** The path of one code. */
export const redeemCodeParamsSchema = z.object({ id: redeemCodeId });
/** The answer of POST /codes/{id}/end. */
export const redeemCodeAnswerSchema = envelope(redeemCodeSchema);

/** POST /codes/{id}/batch/end, `data`: how many of those made together with it were still on, and are ended now. */
export const endedCodesSchema = z.object({ ended: z.number().int() });
/** The answer of POST /codes/{id}/batch/end. */
export const endedCodesAnswerSchema = envelope(endedCodesSchema);
