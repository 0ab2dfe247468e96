import { z } from 'zod';
import { claimKinds, claimStates } from './claims';
import { envelope } from './envelope';
import { ledgerReasons } from './ledger';

/** What the figures are of, one call and one file each. */
export const figureSubjects = ['members', 'coins', 'clicks', 'claims', 'orders'] as const;
/** One of the subjects. */
export type FigureSubject = (typeof figureSubjects)[number];

/** How many days of Europe/Istanbul a figure looks at, today included. */
export const figureSpans = ['7', '30', '90'] as const;
/** One of the spans. */
export type FigureSpan = (typeof figureSpans)[number];

/** The query of every figure. */
export const figureQuerySchema = z.object({ days: z.enum(figureSpans).default('30') });

const count = z.number().int().min(0);
/** Whole Sikke; what came back can be more than what was spent. */
const sikke = z.number().int();
/** `YYYY-MM-DD` in Istanbul. Every day of the span is there, the earliest first. */
const day = z.string();

/** GET /desk/figures/members: accounts that were opened, and members who were here; `active` of the span counts each of them once. */
export const memberFiguresSchema = z.object({
  total: count,
  joined: count,
  active: count,
  days: z.array(z.object({ day, joined: count, active: count })),
});
/** The members in figures. */
export type MemberFigures = z.infer<typeof memberFiguresSchema>;

/**
 * GET /desk/figures/coins: Sikke that were `made`, net of what was taken back, and `spent`, net of what came back; `outstanding` is what all
 * members have together at the end of a day, so that made − spent is its change. `reasons` are the ledger's own, in and out.
 */
export const coinFiguresSchema = z.object({
  made: sikke,
  spent: sikke,
  outstanding: sikke,
  days: z.array(z.object({ day, made: sikke, spent: sikke, outstanding: sikke })),
  reasons: z.array(z.object({ reason: z.enum(ledgerReasons), came: count, went: count })),
});
/** The Sikke in figures. */
export type CoinFigures = z.infer<typeof coinFiguresSchema>;

/** GET /desk/figures/clicks: how often a sponsor's address was given out, the most clicked first; `days` of each stand beside those of all. */
export const clickFiguresSchema = z.object({
  clicks: count,
  days: z.array(z.object({ day, clicks: count })),
  sponsors: z.array(z.object({ slug: z.string(), name: z.string(), clicks: count, days: z.array(count) })),
});
/** The clicks in figures. */
export type ClickFigures = z.infer<typeof clickFiguresSchema>;

/**
 * GET /desk/figures/claims, of the kinds that the viewer decides: `made` in the span, by the state they are in now, and `decided` in it;
 * half of those were decided within `median_s` seconds of being handed in, nine of ten within `ninth_s`. Null where none was.
 */
export const claimFiguresSchema = z.object({
  made: count,
  decided: count,
  kinds: z.array(
    z.object({
      kind: z.enum(claimKinds),
      made: count,
      states: z.partialRecord(z.enum(claimStates), count),
      decided: count,
      median_s: count.nullable(),
      ninth_s: count.nullable(),
    }),
  ),
  days: z.array(z.object({ day, made: count, decided: count })),
});
/** The claims in figures. */
export type ClaimFigures = z.infer<typeof claimFiguresSchema>;

const orders = {
  made: count,
  made_coins: count,
  delivered: count,
  delivered_coins: count,
  cancelled: count,
  cancelled_coins: count,
};

/** GET /desk/figures/orders: made, delivered, and cancelled or rejected on a day, with the Sikke they are worth. */
export const orderFiguresSchema = z.object({
  ...orders,
  days: z.array(z.object({ day, ...orders })),
});
/** The orders in figures. */
export type OrderFigures = z.infer<typeof orderFiguresSchema>;

/** The answers of the five calls. */
export const figureAnswerSchemas = {
  members: envelope(memberFiguresSchema),
  coins: envelope(coinFiguresSchema),
  clicks: envelope(clickFiguresSchema),
  claims: envelope(claimFiguresSchema),
  orders: envelope(orderFiguresSchema),
} as const;
