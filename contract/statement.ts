import { z } from 'zod';
import { envelope } from './envelope';
import { frozenBoardParamsSchema } from './leaders';
import { pageOf, pageQuerySchema } from './page';
import { referenceSchema } from './references';

/**
 * A line of a member's own coin statement. `amount` is positive for Sikke that came in; `balance_after` is what there was then.
 * `source` says where it came from, in the words of that place (a rule, an item, a draw, a race, a tournament), `reference` or `path`, a page of this site, leads there. `reverses` names the line it takes back.
 */
export const statementLineSchema = z.object({
  id: z.number().int(),
  amount: z.number().int(),
  balance_after: z.number().int(),
  reason: z.string(),
  source: z.string().nullish(),
  reference: referenceSchema.nullish(),
  path: z.string().nullish(),
  /** The leaderboard that a prize was won on; it has no words of its own. */
  board: frozenBoardParamsSchema.nullish(),
  note: z.string().nullish(),
  reverses: z.number().int().nullish(),
  created_at: z.string(),
});
/** A line of a member's own coin statement. */
export type StatementLineWire = z.infer<typeof statementLineSchema>;

/** Which lines of a statement: what came in, or what went out. */
const statementDirections = ['in', 'out'] as const;
/** One of the directions. */
export type StatementDirection = (typeof statementDirections)[number];

/** GET /user/ledger: `size` lines a page, 24 unless given; all of them unless a `direction` is. */
export const statementQuerySchema = pageQuerySchema.extend({
  direction: z.enum(statementDirections).optional(),
  size: z.coerce.number().int().min(1).max(500).optional(),
});
/** The query of GET /user/ledger. */
export type StatementQuery = z.infer<typeof statementQuerySchema>;

/** The answer of GET /user/ledger, newest first: `balance` can be spent now, `reserved` is held by orders that are under way. */
export const statementAnswerSchema = pageOf(statementLineSchema).extend({
  balance: z.number().int(),
  reserved: z.number().int().min(0),
});

/** How far back GET /user/ledger/summary looks: so many days of Europe/Istanbul, today included. */
const summarySpans = ['30', '90'] as const;
/** One of the spans. */
export type SummarySpan = (typeof summarySpans)[number];

/** The query of GET /user/ledger/summary. */
export const statementSummaryQuerySchema = z.object({ days: z.enum(summarySpans).default('30') });

/** What came in and what went out, each a sum of whole Sikke that is not negative. */
const movedSchema = z.object({ came: z.number().int().min(0), went: z.number().int().min(0) });

/**
 * GET /user/ledger/summary: each day of the span in order, the earliest first, with the balance at its end, and what each reason moved in
 * the span, the one that brought the most first. Both sum up to the same lines.
 */
const statementSummarySchema = z.object({
  days: z.array(movedSchema.extend({ day: z.iso.date(), balance: z.number().int() })),
  reasons: z.array(movedSchema.extend({ reason: z.string() })),
});
/** The days and reasons of a statement. */
export type StatementSummaryWire = z.infer<typeof statementSummarySchema>;
/** The answer of GET /user/ledger/summary. */
export const statementSummaryAnswerSchema = envelope(statementSummarySchema);
