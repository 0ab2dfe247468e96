import { z } from 'zod';
import { envelope } from './envelope';
import { line } from './line';

/** How many stamps fill a card. */
export const stampsOfCard = 7;

/**
 * A member's stamp card. `stamps` stand on the current card, 1 to 7; a day that was missed takes none away. `is_done` says that today
 * (Europe/Istanbul) is stamped, `next_at` is when the next day begins.
 */
export const stampCardSchema = z.object({
  stamps: z.number().int().min(0).max(stampsOfCard),
  is_done: z.boolean(),
  next_at: z.string(),
});
/** A member's stamp card. */
export type StampCardWire = z.infer<typeof stampCardSchema>;

/** POST /points/checkin, `data`: the card after it, and what it brought; `card_amount` where it filled the card. */
export const checkinSchema = z.object({
  card: stampCardSchema,
  amount: z.number().int().min(0),
  card_amount: z.number().int().min(0),
});
/** The answer of POST /points/checkin. */
export const checkinAnswerSchema = envelope(checkinSchema);

/** POST /codes/redemption: a code as somebody types it; case, blanks and hyphens do not matter. */
export const redeemInputSchema = z.object({ code: line(60) });
/** POST /codes/redemption, `data`: what it brought. */
export const redemptionSchema = z.object({ amount: z.number().int().min(1), title: z.string() });
/** The answer of POST /codes/redemption. */
export const redemptionAnswerSchema = envelope(redemptionSchema);

/** POST /codes: a new redeem code. It is stored hashed and shown to nobody again. */
export const newCodeInputSchema = z
  .object({
    code: line(60),
    title: line(80),
    amount: z.number().int().min(1).max(100_000),
    max_uses: z.number().int().min(1).max(1_000_000),
    starts_at: z.iso.datetime({ offset: true }),
    ends_at: z.iso.datetime({ offset: true }),
  })
  .refine(({ starts_at, ends_at }) => Date.parse(starts_at) < Date.parse(ends_at), { path: ['ends_at'] });
/** The input of POST /codes. */
export type NewCodeInput = z.infer<typeof newCodeInputSchema>;
/** The answer of POST /codes. */
export const newCodeAnswerSchema = envelope(z.object({ id: z.number().int() }));
