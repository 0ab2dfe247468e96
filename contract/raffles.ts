import { z } from 'zod';
import { drawFactsSchema } from './draw-proof';
import { envelope } from './envelope';
import { pageOf } from './page';
import { prizeSchema } from './prizes';
import { publicUserSchema } from './public-user';
import { slugSchema } from './slug';
import { sponsorRefSchema } from './sponsors';

/** Where a draw stands for a visitor: `closed` has a frozen list and waits for its draw, `paid` has handed everything over. */
export const rafflePhases = ['upcoming', 'open', 'closed', 'drawn', 'paid', 'cancelled'] as const;
/** One of the phases. */
export type RafflePhase = (typeof rafflePhases)[number];

/** What of a draw is stored: its phase follows from it and from the clock. */
export const raffleStates = ['draft', 'open', 'closed', 'drawing', 'drawn', 'paid', 'cancelled'] as const;

/** What a deposit at one sponsor earns: a ticket for every whole `amount_per_ticket`; amounts in minor units. */
export const ticketRuleSchema = z.object({
  sponsor: sponsorRefSchema,
  amount_per_ticket: z.number().int().positive(),
  currency: z.string(),
  min_amount: z.number().int().nullish(),
  max_per_user: z.number().int().nullish(),
});
/** What a deposit at one sponsor earns. */
export type TicketRuleWire = z.infer<typeof ticketRuleSchema>;

/** A draw as lists show it. `ticket_count` is in play, or was when the list froze. Times are ISO. */
export const raffleSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  summary: z.string().nullish(),
  image: z.string().nullish(),
  phase: z.enum(rafflePhases),
  starts_at: z.string(),
  ends_at: z.string(),
  draw_at: z.string(),
  prizes: z.array(prizeSchema),
  rules: z.array(ticketRuleSchema),
  ticket_count: z.number().int(),
});
/** A draw as lists show it. */
export type RaffleWire = z.infer<typeof raffleSchema>;

/** How it stands with a result: a winner may be disqualified with a public reason, and a reserve steps in. */
export const drawStatuses = ['won', 'delivered', 'disqualified', 'waiting', 'promoted'] as const;

/** The `note` of a winner whose time to answer ran out; every other note is the team's own words. */
export const unclaimedNote = 'unclaimed';

/** A drawn ticket; `position` counts winners first, then reserves; `prize_position` is the place whose prize the person has. */
export const drawResultSchema = z.object({
  position: z.number().int().min(1),
  role: z.enum(['winner', 'reserve']),
  status: z.enum(drawStatuses),
  ticket_number: z.number().int(),
  prize_position: z.number().int().nullish(),
  user: publicUserSchema,
  note: z.string().nullish(),
});
/** A drawn ticket. */
export type DrawResultWire = z.infer<typeof drawResultSchema>;

/** A finished draw as the archive shows it, with its winners in order; `drawn_at` is when it was drawn, which is later than `draw_at` where the beacon was. */
export const pastRaffleSchema = raffleSchema.extend({
  drawn_at: z.string().nullish(),
  winners: z.array(drawResultSchema),
});
/** A finished draw as the archive shows it. */
export type PastRaffleWire = z.infer<typeof pastRaffleSchema>;

/** One draw with everything about it. */
export const raffleDetailSchema = raffleSchema.extend({
  rules_text: z.string().nullish(),
  player_count: z.number().int(),
  reserve_count: z.number().int(),
  draw: drawFactsSchema,
  results: z.array(drawResultSchema),
});
/** One draw with everything about it. */
export type RaffleDetailWire = z.infer<typeof raffleDetailSchema>;

/** A run of the viewer's own tickets and where they come from. */
export const ticketRunSchema = z.object({
  from: z.number().int(),
  to: z.number().int(),
  source: z.string(),
  sponsor: z.string().nullish(),
});

/** The viewer's own part in a draw; `holder` is the name the frozen list gives them. */
export const ownTicketsSchema = z.object({
  count: z.number().int(),
  total: z.number().int(),
  holder: z.string(),
  runs: z.array(ticketRunSchema),
});
/** The viewer's own part in a draw. */
export type OwnTicketsWire = z.infer<typeof ownTicketsSchema>;

/** GET /raffles: what is open, comes next, or waits for its draw. */
export const rafflesAnswerSchema = envelope(z.array(raffleSchema));
/** GET /raffles/past: a page of the archive, newest first. */
export const pastRafflesAnswerSchema = pageOf(pastRaffleSchema);
/** GET /raffles/{slug}. */
export const raffleAnswerSchema = envelope(raffleDetailSchema);
/** GET /raffles/{slug}/mine. */
export const ownTicketsAnswerSchema = envelope(ownTicketsSchema);
