import { z } from 'zod';
import { currencies } from './currencies';
import { figureSpans } from './desk-figures';
import { envelope } from './envelope';
import { slugSchema } from './slug';
import { mismatches, postbackRefusals, ratePer } from './sponsor-tracking';
import { sponsorRefSchema } from './sponsors';

const count = z.number().int().min(0);

/** What came of the ways out to a sponsor: amounts and costs in minor units of the report's currency. Clicks are ours, all else is what its system told. */
export const reportCountsSchema = z.object({
  clicks: count,
  registrations: count,
  first_deposits: count,
  deposits: count,
  amount: count,
  /** Of claims that the deposits approved. */
  tickets: count,
  /** By the operator's rate; null where there is none, or it is paid by the day and this is not one. */
  cost: count.nullable(),
});
/** What came of the ways out. */
export type ReportCounts = z.infer<typeof reportCountsSchema>;

/** A deposit that a person has to look at: it is near to a claim but not the same, or was taken back after it had approved one. */
export const reportMatterSchema = z.object({
  transaction_id: z.string(),
  site_username: z.string().nullable(),
  amount: z.number().int(),
  currency: z.enum(currencies),
  occurred_at: z.string(),
  mismatches: z.array(z.enum(mismatches)),
  is_taken_back: z.boolean(),
  claim: z.number().int(),
});
/** A deposit that a person has to look at. */
export type ReportMatter = z.infer<typeof reportMatterSchema>;

/**
 * GET /desk/sponsor-report: `sponsor` names one for the team; a support role has its own alone and need not name it. `matters` are the newest
 * fifty.
 */
export const sponsorReportQuerySchema = z.object({
  sponsor: slugSchema.optional(),
  days: z.enum(figureSpans).default('30'),
  /** With every source of every day, as a file has them. */
  lines: z.enum(['1']).optional(),
});
/** A sponsor's report. */
export const sponsorReportSchema = z.object({
  sponsor: sponsorRefSchema,
  currency: z.enum(currencies),
  rate: z.object({ of: z.enum(ratePer), amount: count }).nullable(),
  total: reportCountsSchema,
  days: z.array(reportCountsSchema.extend({ day: z.string() })),
  sources: z.array(reportCountsSchema.extend({ source: z.string() })),
  lines: z.array(reportCountsSchema.extend({ day: z.string(), source: z.string() })).optional(),
  matters: z.array(reportMatterSchema),
});
/** A sponsor's report. */
export type SponsorReport = z.infer<typeof sponsorReportSchema>;
export const sponsorReportAnswerSchema = envelope(sponsorReportSchema);

/** GET /desk/sponsor-reports: the sponsors that anybody went to or that told anything, the most clicked first, 200 at most. */
export const sponsorReportsQuerySchema = sponsorReportQuerySchema.pick({ days: true });
export const sponsorReportsAnswerSchema = envelope(
  z.array(
    reportCountsSchema
      .omit({ cost: true, amount: true })
      .extend({ sponsor: sponsorRefSchema, matters: count, is_tracked: z.boolean() }),
  ),
);
/** A sponsor among all. */
export type SponsorReportRow = z.infer<typeof sponsorReportsAnswerSchema>['data'][number];

/** GET /desk/sponsor-tracking/{slug}: how a sponsor's postbacks come in, without any secret. `path` is where they go on this site. */
export const trackingStateSchema = z.object({
  sponsor: sponsorRefSchema,
  path: z.string(),
  is_set_up: z.boolean(),
  is_active: z.boolean(),
  secret_at: z.string().nullable(),
  previous_until: z.string().nullable(),
  last_at: z.string().nullable(),
  refusals: z.array(
    z.object({
      day: z.string(),
      reason: z.enum(postbackRefusals),
      count,
      last_at: z.string(),
      last_address: z.string(),
    }),
  ),
});
/** How a sponsor's postbacks come in. */
export type TrackingState = z.infer<typeof trackingStateSchema>;
export const trackingStateAnswerSchema = envelope(trackingStateSchema);

/** POST /desk/sponsor-tracking/{slug}/secret: the sponsor's own, or a new random one; the answer is the only time it is shown. */
export const postbackSecretInputSchema = z.object({
  secret: z
    .string()
    .regex(/^[\x21-\x7e]{16,200}$/)
    .optional(),
});
export const postbackSecretAnswerSchema = envelope(z.object({ secret: z.string() }));
