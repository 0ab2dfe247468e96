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
/** The answer of POST /points/checkin, read. */
export type CheckinAnswer = z.infer<typeof checkinAnswerSchema>;

/** POST /codes/redemption: a code as somebody types it; case, blanks and hyphens do not matter. */
export const redeemInputSchema = z.object({ code: line(60) });
/** POST /codes/redemption, `data`: what it brought. */
export const redemptionSchema = z.object({ amount: z.number().int().min(1), title: z.string() });
/** The answer of POST /codes/redemption. */
export const redemptionAnswerSchema = envelope(redemptionSchema);
