import { z } from 'zod';
import { envelope } from './envelope';
import { writtenText } from './texts';

/** What the team does by hand, as the audit log names it. */
export const auditActions = [
  'ledger_reversed',
  'deposit_reversed',
  'tickets_voided',
  'claim_decided',
  'order_decided',
  'codes_added',
  'redeem_code_made',
  'redeem_code_ended',
  'overlay_link_made',
  'overlay_link_revoked',
  'match_recorded',
  'tournament_cancelled',
  'entry_scored',
  'event_decided',
  'hunt_cancelled',
  'nickname_reset',
  'content_saved',
  'content_cancelled',
  'content_imported',
  'stream_entered',
  'stream_ended',
  'match_staged',
  'media_added',
  'media_changed',
  'media_replaced',
  'media_deleted',
  'settings_changed',
  'four_eyes_asked',
  'four_eyes_confirmed',
  'four_eyes_refused',
  'four_eyes_withdrawn',
  'sikke_adjusted',
  'member_suspended',
  'member_banned',
  'sanction_lifted',
  'sessions_ended',
  'member_noted',
  'verification_reset',
  'verification_granted',
  'member_data_exported',
  'erasure_scheduled',
  'inbox_decided',
  'inbox_undone',
  'inbox_assigned',
  'reason_added',
  'reason_archived',
  'team_invited',
  'role_changed',
  'rights_changed',
  'reset_link_made',
  'factor_confirmed',
  'factor_removed',
  'factor_reset',
  'recovery_codes_made',
  'factor_required',
  'job_run',
  'service_tested',
  'kick_changed',
  'kick_said',
  'deposit_confirmed',
  'postback_secret_changed',
] as const;

/** Above how many Sikke a second admin has to confirm a correction before it happens (ADR 229). */
export const secondPersonAbove = 5000;

const reason = writtenText(400);

/** The path of a line of the ledger or of a deposit. */
export const deskIdParamsSchema = z.object({ id: z.string().regex(/^[1-9]\d{0,14}$/) });

/** POST /desk/ledger/{id}/reversal and /desk/deposits/{id}/reversal: the member reads the reason. */
export const reversalInputSchema = z.object({ reason });

/** POST /desk/raffles/{slug}/voids: the numbers that are taken back; their members read the reason. */
export const voidTicketsInputSchema = z.object({
  numbers: z.array(z.number().int().min(1).max(2_000_000_000)).min(1).max(500),
  reason,
});
/** The input of POST /desk/raffles/{slug}/voids. */
export type VoidTicketsInput = z.infer<typeof voidTicketsInputSchema>;

/** A correction: `asked` waits for a second admin, `done` has happened. `count` is of lines or tickets. */
export const correctionSchema = z.object({
  state: z.enum(['asked', 'done']),
  count: z.number().int().min(0),
});
/** What a correction answers. */
export type CorrectionWire = z.infer<typeof correctionSchema>;
/** The answer of every correction. */
export const correctionAnswerSchema = envelope(correctionSchema);
