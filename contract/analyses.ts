import { z } from 'zod';
import { envelope } from './envelope';
import { gameRefSchema } from './games';
import { pageOf, pageQuerySchema } from './page';
import { slugSchema } from './slug';

/** A match, several matches as one coupon, or a game of the catalogue out of our own figures. */
export const analysisKinds = ['match', 'coupon', 'slot'] as const;

/** How a pick came out; `void` counts nowhere. */
export const analysisResults = ['pending', 'won', 'lost', 'void'] as const;
/** One of the results. */
export type AnalysisResult = (typeof analysisResults)[number];

/** Where an analysis stands for a reader: `published` until the kick-off, `locked` from then until its result is known. */
export const analysisStates = ['published', 'locked', 'settled'] as const;
/** One of the states. */
export type AnalysisState = (typeof analysisStates)[number];

/** What may still change after publication, until the kick-off, and what the result says; every change is kept and shown. */
export const analysisChangeFields = ['title', 'content', 'kickoff_at', 'result'] as const;

/** A match of a coupon. */
export const analysisLegSchema = z.object({
  league: z.string().max(80),
  match: z.string().min(1).max(120),
  pick: z.string().min(1).max(120),
  odds: z.number().min(1.01).max(1000),
});
/** A match of a coupon. */
export type AnalysisLegWire = z.infer<typeof analysisLegSchema>;

/** Who writes analyses. */
export const analystSchema = z.object({
  slug: z.string().min(1),
  name: z.string().min(1),
  about: z.string(),
});

/**
 * The record of an author or of all: settled picks, `hit_rate` of won among won and lost and `roi` of what was won over what was staked,
 * both in percent, null before anything counts; `units` is the sum won or lost.
 */
export const analysisRecordSchema = z.object({
  won: z.number().int(),
  lost: z.number().int(),
  void: z.number().int(),
  hit_rate: z.number().nullable(),
  roi: z.number().nullable(),
  units: z.number(),
});
/** A record. */
export type AnalysisRecordWire = z.infer<typeof analysisRecordSchema>;

/** An analysis as a list has it. `unit` is the stake in units, `confidence` from 1 to 5; a slot analysis has no odds and no kick-off. */
export const analysisSchema = z.object({
  slug: z.string().min(1),
  kind: z.enum(analysisKinds),
  title: z.string().min(1),
  league: z.string().nullable(),
  match: z.string().nullable(),
  pick: z.string().nullable(),
  odds: z.number().nullable(),
  unit: z.number().nullable(),
  confidence: z.number().int().nullable(),
  kickoff_at: z.string().nullable(),
  published_at: z.string(),
  state: z.enum(analysisStates),
  result: z.enum(analysisResults),
  author: analystSchema,
  game: gameRefSchema.nullable(),
});
/** An analysis as a list has it. */
export type AnalysisWire = z.infer<typeof analysisSchema>;

/** The lists: `open` is what has no result yet, soonest kick-off first; `settled` what has, latest first; `slot` what has none. */
export const analysisViews = ['open', 'settled', 'slot'] as const;
/** One of the lists. */
export type AnalysisView = (typeof analysisViews)[number];

/** The query of GET /analyses: a list, or everything of an author, newest first. */
export const analysesQuerySchema = pageQuerySchema.extend({
  view: z.enum(analysisViews).optional(),
  author: slugSchema.optional(),
});
/** The query of GET /analyses. */
export type AnalysesQuery = z.infer<typeof analysesQuerySchema>;
/** The answer of GET /analyses. */
export const analysesAnswerSchema = pageOf(analysisSchema);

/** A change of a published analysis: what stood there before and since when it does not. */
export const analysisChangeSchema = z.object({
  field: z.string(),
  old_value: z.string().nullable(),
  changed_at: z.string(),
});

/** GET /analyses/{slug}, `data`. `content` is Markdown; `legs` are a coupon's. */
export const analysisDetailSchema = analysisSchema.extend({
  content: z.string(),
  legs: z.array(analysisLegSchema),
  settled_at: z.string().nullable(),
  changes: z.array(analysisChangeSchema),
  record: analysisRecordSchema,
});
/** An analysis with all that is said about it. */
export type AnalysisDetailWire = z.infer<typeof analysisDetailSchema>;
/** The answer of GET /analyses/{slug}. */
export const analysisAnswerSchema = envelope(analysisDetailSchema);

/** GET /analysts: who writes, each with the record. */
export const analystsAnswerSchema = envelope(z.array(analystSchema.extend({ record: analysisRecordSchema })));
