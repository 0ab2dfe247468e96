import { z } from 'zod';
import { envelope } from './envelope';
import { pageOf, pageQuerySchema } from './page';
import { slugSchema } from './slug';
import { sponsorRefSchema } from './sponsors';

/** How the selection of a special odd ended; `void` is a match that did not count. */
export const oddResults = ['pending', 'won', 'lost', 'void'] as const;
/** One of the results. */
export type OddResult = (typeof oddResults)[number];

/** The life of a published special odd: by the clock until it is settled or cancelled. */
export const oddStates = ['scheduled', 'active', 'expired', 'settled', 'cancelled'] as const;
/** One of the states that a visitor can see. */
export type OddState = (typeof oddStates)[number];

/** What may be boosted. */
export const oddSports = ['futbol', 'basketbol', 'voleybol', 'tenis', 'espor'] as const;
/** The fields whose changes are kept and shown. */
export const oddChangeFields = [
  'normal_odds',
  'boosted_odds',
  'max_bet',
  'min_deposit',
  'selection',
  'kickoff_at',
  'starts_at',
  'ends_at',
] as const;
/** One of these fields. */
export type OddChangeField = (typeof oddChangeFields)[number];

/**
 * A boosted odd of a sponsor. Odds are decimal (`1.85`); `max_bet` and `min_deposit` are in minor units of `currency`. It can be
 * taken from `starts_at` until `ends_at`, which never lies behind the kick-off: a reader's clock decides, not a job.
 */
export const specialOddSchema = z.object({
  slug: z.string().min(1),
  match: z.string().min(1),
  selection: z.string().min(1),
  boosted_odds: z.number().positive(),
  sponsor: sponsorRefSchema.nullish(),
  sport: z.string().nullish(),
  league: z.string().nullish(),
  market_name: z.string().nullish(),
  normal_odds: z.number().positive().nullish(),
  max_bet: z.number().int().nullish(),
  min_deposit: z.number().int().nullish(),
  currency: z.string().nullish(),
  note: z.string().nullish(),
  code: z.string().nullish(),
  link: z.string().nullish(),
  kickoff_at: z.string().nullish(),
  starts_at: z.string().nullish(),
  ends_at: z.string().nullish(),
  state: z.string().nullish(),
  result: z.string().nullish(),
  settled_at: z.string().nullish(),
});
/** A special odd as it is on the wire. */
export type SpecialOddWire = z.infer<typeof specialOddSchema>;

/** One change after publication: values as text, amounts in minor units, moments as ISO times. */
export const oddChangeSchema = z.object({
  field: z.string(),
  old_value: z.string().nullish(),
  new_value: z.string().nullish(),
  changed_at: z.string(),
});

/** How a sponsor's settled odds ended, over all time. */
export const oddRecordSchema = z.object({
  sponsor: sponsorRefSchema,
  won: z.number().int().min(0),
  lost: z.number().int().min(0),
  void: z.number().int().min(0),
});
/** How a sponsor's settled odds ended. */
export type OddRecordWire = z.infer<typeof oddRecordSchema>;

/** What of the odds a list shows: those that can or will be taken, those that wait for a result, those that have one. */
export const oddViews = ['open', 'awaiting', 'settled'] as const;
/** One of the views. */
export type OddView = (typeof oddViews)[number];

/** The query of GET /special-odds. */
export const specialOddsQuerySchema = pageQuerySchema.extend({
  view: z.enum(oddViews).default('open'),
  sponsor: slugSchema.optional(),
});
/** The query of GET /special-odds, read. */
export type SpecialOddsQuery = z.infer<typeof specialOddsQuerySchema>;

/** The answer of GET /special-odds. */
export const specialOddsAnswerSchema = pageOf(specialOddSchema);
/** The answer of GET /special-odds/record: the sponsors with settled odds. */
export const oddRecordsAnswerSchema = envelope(z.array(oddRecordSchema));
/** GET /special-odds/{slug}, `data`: the odd, what was changed since it was published, newest first, and its sponsor's record. */
export const specialOddDetailSchema = specialOddSchema.extend({
  changes: z.array(oddChangeSchema).nullish(),
  record: oddRecordSchema.omit({ sponsor: true }).nullish(),
});
/** A special odd with its history. */
export type SpecialOddDetailWire = z.infer<typeof specialOddDetailSchema>;
/** The answer of GET /special-odds/{slug}. */
export const specialOddAnswerSchema = envelope(specialOddDetailSchema);
