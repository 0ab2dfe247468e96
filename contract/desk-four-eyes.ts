import { z } from 'zod';
import { formValueSchema } from './desk-content';
import { envelope } from './envelope';
import { pageOf, pageQuerySchema } from './page';
import { writtenText } from './texts';

/** What waits for a second person of the team before it happens; each is carried out by its line in `api/services/four-eyes-kinds`. */
export const fourEyesKinds = [
  'adjustment',
  'ledger_reversal',
  'admin_role',
  'erasure',
  'contest_cancellation',
  'prize_change',
] as const;
/** One of the kinds. */
export type FourEyesKind = (typeof fourEyesKinds)[number];

/** What became of a request: nobody decides on an `expired` one any more. */
export const fourEyesStates = ['waiting', 'confirmed', 'refused', 'withdrawn', 'expired'] as const;

/** How long a request waits, in hours. */
export const fourEyesHours = 72;

/** GET /desk/four-eyes: what waits, or what no longer does; the latest first. */
export const fourEyesQuerySchema = pageQuerySchema.extend({
  list: z.enum(['waiting', 'past']).default('waiting'),
});
/** The query of GET /desk/four-eyes. */
export type FourEyesQuery = z.infer<typeof fourEyesQuerySchema>;

/**
 * A request: what is to be done (`kind` with its `payload`) to what (`subject` as in the audit log, and the member whom it concerns), who
 * asked and why, and who decided. `is_own` where the viewer asked, `may_confirm` where the viewer may be the second person.
 */
const fourEyesRequestSchema = z.object({
  id: z.number().int(),
  kind: z.enum(fourEyesKinds),
  subject: z.string(),
  member: z.object({ id: z.string(), username: z.string() }).nullable(),
  payload: z.record(z.string(), formValueSchema),
  reason: z.string(),
  asked_by: z.string(),
  asked_at: z.string(),
  expires_at: z.string(),
  state: z.enum(fourEyesStates),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
  is_own: z.boolean(),
  may_confirm: z.boolean(),
});
/** A request as it is on the wire. */
export type FourEyesRequestWire = z.infer<typeof fourEyesRequestSchema>;
/** The answer of GET /desk/four-eyes. */
export const fourEyesAnswerSchema = pageOf(fourEyesRequestSchema);

/** POST /desk/four-eyes/{id}/decision: `refuse` by who asked is a withdrawal. */
export const fourEyesDecisionInputSchema = z.object({
  action: z.enum(['confirm', 'refuse']),
  reason: writtenText(400),
});
/** The input of POST /desk/four-eyes/{id}/decision. */
export type FourEyesDecisionInput = z.infer<typeof fourEyesDecisionInputSchema>;

/** What a decision came to. */
export const fourEyesDecidedSchema = z.object({ state: z.enum(fourEyesStates) });
/** The answer of POST /desk/four-eyes/{id}/decision. */
export const fourEyesDecidedAnswerSchema = envelope(fourEyesDecidedSchema);
