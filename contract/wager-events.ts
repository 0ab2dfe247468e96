import { z } from 'zod';
import { envelope } from './envelope';
import { gameRefSchema } from './games';
import { pageOf } from './page';
import { prizeSchema, prizeTypes } from './prizes';
import { publicUserSchema } from './public-user';
import { slugSchema } from './slug';
import { sponsorRefSchema } from './sponsors';

/** `race` pays by rank, `milestone` pays each player by the steps reached, `target` pays once all together have reached a step. */
export const wagerModes = ['race', 'milestone', 'target'] as const;
/** One of the modes. */
export type WagerMode = (typeof wagerModes)[number];

/** What is counted: turnover as it is, turnover weighted by game, or the best win over the bet (in hundredths of X). */
export const wagerMetrics = ['turnover', 'weighted', 'multiplier'] as const;
/** One of the metrics. */
export type WagerMetric = (typeof wagerMetrics)[number];

/** Where the numbers come from. */
export const wagerSources = ['api', 'csv', 'manual'] as const;
/** One of the sources. */
export type WagerSource = (typeof wagerSources)[number];

/**
 * Where an event stands: after its end it waits for the last data, shows a provisional result, hears objections (`dispute`), and
 * is final; `paid` has handed over every prize.
 */
export const wagerPhases = [
  'scheduled',
  'live',
  'awaiting_data',
  'provisional',
  'dispute',
  'final',
  'paid',
  'cancelled',
] as const;
/** One of the phases. */
export type WagerPhase = (typeof wagerPhases)[number];

/** A step of a milestone or target event: who reaches `threshold` (unit of the metric) wins the prize. */
export const wagerStepSchema = z.object({
  threshold: z.number().int().positive(),
  type: z.enum(prizeTypes),
  title: z.string().min(1).max(120),
  amount: z.number().int().min(0).nullable(),
  currency: z.string().nullable(),
});
/** A step of a milestone or target event. */
export type WagerStepWire = z.infer<typeof wagerStepSchema>;

/** A published import of data: which one, from where, and as of when. */
export const wagerImportSchema = z.object({
  no: z.number().int().min(1),
  source: z.enum(wagerSources),
  taken_at: z.string(),
  imported_at: z.string(),
  row_count: z.number().int(),
  flagged_count: z.number().int(),
  checksum: z.string(),
  is_closing: z.boolean(),
  note: z.string().nullish(),
});
/** A published import of data. */
export type WagerImportWire = z.infer<typeof wagerImportSchema>;

/** Where the shown numbers come from: on every number that is shown stands this. */
export const wagerDataSchema = wagerImportSchema.pick({ no: true, source: true, taken_at: true });
/** Where the shown numbers come from. */
export type WagerDataWire = z.infer<typeof wagerDataSchema>;

/** A rank of the standings. `value` in minor units of the currency, hundredths of X for `multiplier`; `reached_at` decides ties. */
export const wagerStandingSchema = z.object({
  rank: z.number().int().min(1),
  user: publicUserSchema,
  value: z.number().int(),
  reached_at: z.string(),
  is_flagged: z.boolean(),
});
/** A rank of the standings. */
export type WagerStandingWire = z.infer<typeof wagerStandingSchema>;

/**
 * An event as lists show it; `total_value` and `player_count` are of the newest published data. From `dispute_from` to `dispute_until`
 * objections are heard; both are known once the last data is published.
 */
export const wagerEventSchema = z.object({
  slug: slugSchema,
  title: z.string().min(1),
  summary: z.string().nullish(),
  image: z.string().nullish(),
  phase: z.enum(wagerPhases),
  mode: z.enum(wagerModes),
  metric: z.enum(wagerMetrics),
  currency: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  dispute_from: z.string().nullish(),
  dispute_until: z.string().nullish(),
  sponsor: sponsorRefSchema,
  prizes: z.array(prizeSchema),
  steps: z.array(wagerStepSchema),
  total_value: z.number().int(),
  player_count: z.number().int(),
  data: wagerDataSchema.nullish(),
  leaders: z.array(wagerStandingSchema),
});
/** An event as lists show it. */
export type WagerEventWire = z.infer<typeof wagerEventSchema>;

/** One event with everything about it but its standings. */
export const wagerEventDetailSchema = wagerEventSchema.extend({
  rules_text: z.string().nullish(),
  /** Why it was cancelled, where it was. */
  cancel_reason: z.string().nullish(),
  min_bet: z.number().int().nullish(),
  data_source: z.enum(wagerSources),
  /** Whether only members whose account at the sponsor is verified have a place; left out where an upstream does not say. */
  requires_verified_account: z.boolean().nullish(),
  games: z.array(gameRefSchema),
  imports: z.array(wagerImportSchema),
});
/** One event with everything about it but its standings. */
export type WagerEventDetailWire = z.infer<typeof wagerEventDetailSchema>;

/** The viewer's own place; the gaps are to the next rank above and to the last rank that wins, null where there is none. */
export const ownStandingSchema = z.object({
  rank: z.number().int().min(1),
  value: z.number().int(),
  gap_to_next: z.number().int().nullish(),
  gap_to_prize: z.number().int().nullish(),
  prize: z.string().nullish(),
  data: wagerDataSchema,
});
/** The viewer's own place. */
export type OwnStandingWire = z.infer<typeof ownStandingSchema>;

/** GET /wager-events: what comes, runs or is not final yet. */
export const wagerEventsAnswerSchema = envelope(z.array(wagerEventSchema));
/** GET /wager-events/past: a page of the archive, newest first. */
export const pastWagerEventsAnswerSchema = pageOf(wagerEventSchema);
/** GET /wager-events/{slug}. */
export const wagerEventAnswerSchema = envelope(wagerEventDetailSchema);
/** GET /wager-events/{slug}/standings: a page of ranks, the first one first, and the data they come from. */
export const wagerStandingsAnswerSchema = pageOf(wagerStandingSchema).extend({
  phase: z.enum(wagerPhases),
  total_value: z.number().int(),
  player_count: z.number().int(),
  source: wagerDataSchema.nullish(),
});
/** A page of ranks. */
export type WagerStandingsAnswer = z.infer<typeof wagerStandingsAnswerSchema>;
/** GET /wager-events/{slug}/mine; `data` is null for a member without a place. */
export const ownStandingAnswerSchema = envelope(ownStandingSchema.nullable());
