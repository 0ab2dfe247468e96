import { z } from 'zod';
import { envelope } from './envelope';
import { line } from './line';
import { pageOf } from './page';

/** Where a code is given out; each has its own earn rule. */
export const redeemChannels = ['stream', 'telegram'] as const;
/** One of the places. */
export type RedeemChannel = (typeof redeemChannels)[number];

/**
 * POST /codes: a new redeem code. `title` is read by who redeems it. Without a `code` the API makes one. It is stored hashed: the answer
 * is the one time it is shown.
 */
export const newCodeInputSchema = z
  .object({
    code: line(60).optional(),
    title: line(80),
    channel: z.enum(redeemChannels).default('stream'),
    amount: z.number().int().min(1).max(100_000),
    max_uses: z.number().int().min(1).max(1_000_000),
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
/** POST /codes, `data`: the code as it is to be told. */
export const newCodeSchema = z.object({ id: z.number().int(), code: z.string() });
/** A code that was just made. */
export type NewCode = z.infer<typeof newCodeSchema>;
/** The answer of POST /codes. */
export const newCodeAnswerSchema = envelope(newCodeSchema);

/** How a code stands: not yet, redeemable, without uses left, over by its time, or ended by hand before it. */
export const redeemCodeStates = ['upcoming', 'running', 'used_up', 'over', 'ended'] as const;
/** One of the states. */
export type RedeemCodeState = (typeof redeemCodeStates)[number];

/** A redeem code as who makes them sees it. The code itself is nowhere. */
export const redeemCodeSchema = z.object({
  id: z.number().int(),
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
export const redeemCodeParamsSchema = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });
/** The answer of POST /codes/{id}/end. */
export const redeemCodeAnswerSchema = envelope(redeemCodeSchema);
