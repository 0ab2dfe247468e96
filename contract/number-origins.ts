import { z } from 'zod';
import { envelope } from './envelope';
import { slugSchema } from './slug';
import { writtenText } from './texts';

/** Whose numbers lead to where they came from, and are open to objections: races, tournaments, hunts, and leaderboards of a week or month. */
export const numberAreas = ['wager_event', 'tournament', 'hunt', 'board'] as const;
/** One of the areas. */
export type NumberArea = (typeof numberAreas)[number];

/**
 * The ways by which a number comes in: the sponsor's data (an import), a file or the command line, the editor's form, the stream desk, the desk of
 * tournaments, a claim that was approved, and a rule that the clock or the system carries out.
 */
export const numberSources = [
  'import',
  'file',
  'desk',
  'stream_desk',
  'match_desk',
  'claim',
  'rule',
] as const;
/** One of the ways. */
export type NumberSource = (typeof numberSources)[number];

/** What a member says is wrong with a line; `missing` is about none that is there. */
export const objectionReasons = ['too_low', 'too_high', 'not_theirs', 'missing', 'other'] as const;

/** How long after a result an objection is heard where the contest has no time of its own, hours. */
export const objectionHours = 48;

/** A line as everybody sees it: its place where it has one, its name (masked as everywhere) and its value in the unit of the contest. */
export const numberLineSchema = z.object({
  rank: z.number().int().nullish(),
  name: z.string(),
  value: z.number().nullable(),
});
/** A line as everybody sees it. */
export type NumberLine = z.infer<typeof numberLineSchema>;

/** By what way a number came, when, and which role the person had; `no` is the number of the import. Nobody is named. */
export const numberOriginSchema = z.object({
  source: z.enum(numberSources),
  role: z.string().nullish(),
  at: z.string(),
  no: z.number().int().nullish(),
  /** How many, where one line stands for several of a kind; of the ledger's rules, with `reason` and the sum of them. */
  count: z.number().int().nullish(),
  reason: z.string().nullish(),
  sum: z.number().nullish(),
});
/** By what way a number came. */
export type NumberOrigin = z.infer<typeof numberOriginSchema>;

/** A line with what it is called in an objection, and where it came from. */
export const originLineSchema = numberLineSchema.extend({
  line: z.string(),
  origins: z.array(numberOriginSchema),
});
/** A line with where it came from. */
export type OriginLine = z.infer<typeof originLineSchema>;

/** A number that was put right: what it said, what it says, and by what way that came. */
export const numberCorrectionSchema = z.object({
  name: z.string(),
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  origin: numberOriginSchema,
});
/** A number that was put right. */
export type NumberCorrection = z.infer<typeof numberCorrectionSchema>;

/** An objection as everybody sees it; who objected is not told. */
export const objectionSchema = z.object({
  id: z.number().int(),
  reason: z.enum(objectionReasons),
  state: z.enum(['open', 'approved', 'rejected']),
  at: z.string(),
  decided_at: z.string().nullable(),
  before: numberLineSchema.nullable(),
  after: numberLineSchema.nullable(),
  answer: z.string().nullable(),
});
/** An objection as everybody sees it. */
export type ObjectionWire = z.infer<typeof objectionSchema>;

/**
 * GET /number-origins/{area}/{slug}: what the numbers are in (`unit`: minor units of a currency, hundredths of X, points …), its lines, what was put
 * right, the objections, and until when one is heard (null: it is over).
 */
export const numberOriginsSchema = z.object({
  area: z.enum(numberAreas),
  slug: slugSchema,
  title: z.string().nullable(),
  unit: z.enum(['money', 'x', 'points', 'coins', 'tickets']),
  currency: z.string().nullable(),
  objections_until: z.string().nullable(),
  line_count: z.number().int(),
  lines: z.array(originLineSchema),
  corrections: z.array(numberCorrectionSchema),
  objections: z.array(objectionSchema),
});
/** The numbers of a contest with where they came from. */
export type NumberOriginsWire = z.infer<typeof numberOriginsSchema>;
/** The answer of GET /number-origins/{area}/{slug}. */
export const numberOriginsAnswerSchema = envelope(numberOriginsSchema);

/** The path of a contest's numbers. */
export const numberOriginsParamsSchema = z.object({ area: z.enum(numberAreas), slug: slugSchema });

/** POST /claims/objection: which line, what is wrong with it, and in one's own words why; those are read by the team alone. */
export const objectionInputSchema = z
  .object({
    area: z.enum(numberAreas),
    slug: slugSchema,
    line: z.string().min(1).max(120).nullish(),
    reason: z.enum(objectionReasons),
    message: writtenText(1000),
  })
  .refine(({ line, reason }) => (line ?? null) === null || reason !== 'missing', { path: ['line'] })
  .refine(({ line, reason }) => (line ?? null) !== null || reason === 'missing', { path: ['line'] });
/** The input of POST /claims/objection. */
export type ObjectionInput = z.infer<typeof objectionInputSchema>;
