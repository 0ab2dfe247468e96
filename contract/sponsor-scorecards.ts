import { z } from 'zod';
import { complaintDepartments } from './claim-inputs';
import { envelope } from './envelope';

/** Of fewer closed cases, ended prizes or settled odds nothing is told but that there are too few. */
export const scorecardLeast = 5;
/** After so many days a solution that its complainant neither confirmed nor sent back closes the case, unconfirmed. */
export const silentDays = 7;

const count = z.number().int().min(0);

/**
 * A sponsor as its closed cases measure it. Where a part is null there are too few; one that an upstream does not measure is left out, and not shown.
 * `complaints` are closed ones alone, of which `solved` were confirmed by who complained; `median_s`: half of those took no longer, seconds from the
 * complaint to the last solution. `prizes` are those whose delivery ended or is late by now.
 */
export const scorecardSchema = z.object({
  slug: z.string().min(1),
  complaints: z
    .object({
      closed: count,
      solved: count,
      silent: count,
      rejected: count,
      median_s: count.nullable(),
    })
    .nullish(),
  prizes: z.object({ ended: count, on_time: count }).nullish(),
  odds: z.object({ won: count, lost: count }).nullish(),
  /** New addresses within the last 365 days, the first one ever left out; null where no address is known. */
  address_changes: count.nullish(),
  last_checked_at: z.string().nullish(),
  /** Since when the sponsor is on this site. */
  listed_at: z.string().nullish(),
});
/** A sponsor as its closed cases measure it. */
export type ScorecardWire = z.infer<typeof scorecardSchema>;

/** GET /sponsor-scorecards: every sponsor that has a page, and the rules that the figures go by. */
export const scorecardsSchema = z.object({
  least: z.number().int().min(1),
  silent_days: z.number().int().min(1),
  /** What is delivered within so many hours after its winner said where it goes came on time. */
  prize_hours: z.number().int().min(1),
  sponsors: z.array(scorecardSchema),
});
/** All scorecards with their rules. */
export type ScorecardsWire = z.infer<typeof scorecardsSchema>;
/** The answer of GET /sponsor-scorecards. */
export const scorecardsAnswerSchema = envelope(scorecardsSchema);

/** How many public answers a sponsor's page shows. */
export const publicAnswersMost = 10;

/** What became of a case whose answer is public. */
export const publicCaseStates = ['approved', 'rejected', 'confirmed'] as const;

/** An answer in public: its complainant agreed to it, and is masked. Nothing of what they wrote but the subject is told. */
export const publicAnswerSchema = z.object({
  name: z.string(),
  department: z.enum(complaintDepartments),
  subject: z.string(),
  state: z.enum(publicCaseStates),
  opened_at: z.string(),
  answered_at: z.string(),
  answer: z.string(),
});
/** An answer in public. */
export type PublicAnswerWire = z.infer<typeof publicAnswerSchema>;
/** The answer of GET /sponsors/{slug}/answers, the last answer first. */
export const publicAnswersAnswerSchema = envelope(z.array(publicAnswerSchema));
