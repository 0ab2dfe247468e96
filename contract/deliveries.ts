import { z } from 'zod';
import { contestLinkSchema } from './claims';
import { envelope } from './envelope';
import { frozenBoardParamsSchema } from './leaders';
import { pageOf, pageQuerySchema } from './page';
import { prizeAreas, prizeTypes } from './prizes';
import { slugSchema } from './slug';
import { sponsorRefSchema } from './sponsors';

/**
 * How far a prize is, as everybody sees it: `won` waits for its winner to say where it goes, `claimed` for the team, `delivered` was handed over,
 * `confirmed` came as its winner says, `disputed` did not, `forfeited` goes to nobody or to the next reserve.
 */
export const deliveryStates = ['won', 'claimed', 'delivered', 'confirmed', 'disputed', 'forfeited'] as const;
/** One of the states. */
export type DeliveryState = (typeof deliveryStates)[number];

/** The lists of prizes: what is not delivered, of that what takes too long, what was delivered, what was ever disputed, what was forfeited. */
export const deliveryViews = ['waiting', 'late', 'delivered', 'disputed', 'forfeited'] as const;
/** One of the lists. */
export type DeliveryView = (typeof deliveryViews)[number];

/** A month of Europe/Istanbul, `YYYY-MM`. */
export const monthSchema = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/);

/** GET /prizes: all of them, or those of a list, an area, a month or a sponsor. */
export const deliveriesQuerySchema = pageQuerySchema.extend({
  view: z.enum(deliveryViews).optional(),
  area: z.enum(prizeAreas).optional(),
  month: monthSchema.optional(),
  sponsor: slugSchema.optional(),
});
/** The query of GET /prizes, read. */
export type DeliveriesQuery = z.infer<typeof deliveriesQuerySchema>;

/**
 * A prize, who has won it in what, and when it came to what: each moment is that of the last time, null for what did not happen. `is_late` where the team
 * owes it for longer than the site promises; `was_disputed` stays, also where it came in the end.
 */
export const deliverySchema = z.object({
  id: z.number().int(),
  area: z.enum(prizeAreas),
  place: z.number().int(),
  name: z.string(),
  prize: z.object({
    type: z.enum(prizeTypes),
    title: z.string(),
    amount: z.number().int().nullish(),
    currency: z.string().nullish(),
  }),
  contest: contestLinkSchema.nullable(),
  board: frozenBoardParamsSchema.nullable(),
  sponsor: sponsorRefSchema.nullable(),
  state: z.enum(deliveryStates),
  won_at: z.string(),
  claimed_at: z.string().nullable(),
  delivered_at: z.string().nullable(),
  confirmed_at: z.string().nullable(),
  disputed_at: z.string().nullable(),
  forfeited_at: z.string().nullable(),
  is_late: z.boolean(),
  was_disputed: z.boolean(),
});
/** A prize with its way. */
export type DeliveryWire = z.infer<typeof deliverySchema>;
/** The answer of GET /prizes, the last one won first. */
export const deliveriesAnswerSchema = pageOf(deliverySchema);

const times = {
  /** Prizes that were handed over; `at_once` of them by the program in the moment they were won, which the median leaves out. */
  delivered: z.number().int(),
  at_once: z.number().int(),
  /** Half of the others took no longer, seconds from won to delivered; null where there are none. */
  median_s: z.number().int().nullable(),
};

/**
 * GET /prizes/summary: how many prizes there are by how far they are, how many were ever disputed, how long they took by what they are and by sponsor (one
 * that delivered none is there with none), and the months in which something was won, the last one first. `late_after_h` is what `is_late` goes by.
 */
export const deliverySummarySchema = z.object({
  total: z.number().int(),
  states: z.object({
    won: z.number().int(),
    claimed: z.number().int(),
    delivered: z.number().int(),
    confirmed: z.number().int(),
    disputed: z.number().int(),
    forfeited: z.number().int(),
  }),
  late: z.number().int(),
  late_after_h: z.number().int(),
  disputed_ever: z.number().int(),
  /** Disputes that are a case which is still open. */
  cases_open: z.number().int(),
  types: z.array(z.object({ type: z.enum(prizeTypes), ...times })),
  sponsors: z.array(z.object({ sponsor: sponsorRefSchema, ...times })),
  months: z.array(monthSchema),
});
/** How prizes are delivered. */
export type DeliverySummaryWire = z.infer<typeof deliverySummarySchema>;
/** The answer of GET /prizes/summary. */
export const deliverySummaryAnswerSchema = envelope(deliverySummarySchema);
