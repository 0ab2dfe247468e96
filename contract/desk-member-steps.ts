import { z } from 'zod';
import { envelope } from './envelope';
import { writtenText } from './texts';

const largest = 1_000_000;

/** The path of a member. */
export const memberIdParamsSchema = z.object({ id: z.uuid() });

/** POST /desk/members/{id}/adjustment: whole Sikke given, or taken where below zero, and why; the member reads the reason. */
export const adjustmentInputSchema = z.object({
  amount: z
    .number()
    .int()
    .min(-largest)
    .max(largest)
    .refine((amount) => amount !== 0, { params: { rule: 'required' } }),
  reason: writtenText(400),
});
/** The input of POST /desk/members/{id}/adjustment. */
export type AdjustmentInput = z.infer<typeof adjustmentInputSchema>;

/** What a step on a member came to: `asked` waits for a second admin. */
export const memberStepSchema = z.object({ state: z.enum(['asked', 'done']) });
/** What a step on a member came to. */
export type MemberStepWire = z.infer<typeof memberStepSchema>;
/** The answer of every step on a member. */
export const memberStepAnswerSchema = envelope(memberStepSchema);

/** A suspension ends by itself; a ban may have no end. */
export const sanctionKinds = ['suspension', 'ban'] as const;

/** How many days a moderator may suspend for at most. */
export const moderatorDays = 7;

/** POST /desk/members/{id}/sanction: closes an account for so many days; a ban without any is for good. The member reads the reason. */
export const sanctionInputSchema = z
  .object({
    kind: z.enum(sanctionKinds),
    days: z.number().int().min(1).max(3650).nullable(),
    reason: writtenText(400),
  })
  .refine(({ kind, days }) => kind === 'ban' || days !== null, {
    path: ['days'],
    params: { rule: 'required' },
  });
/** The input of POST /desk/members/{id}/sanction. */
export type SanctionInput = z.infer<typeof sanctionInputSchema>;

/** POST …/sanction/lift, …/sessions-end, …/export and …/erasure: why. */
export const memberReasonInputSchema = z.object({ reason: writtenText(400) });

/** POST /desk/members/{id}/notes: what the team notes for itself. */
export const memberNoteInputSchema = z.object({ text: writtenText(2000) });

/** What of a member's account the team sets back: the member proves it anew. */
export const verifiedThings = ['phone', 'telegram'] as const;
/** POST /desk/members/{id}/verification-reset. */
export const verificationResetInputSchema = z.object({
  what: z.enum(verifiedThings),
  reason: writtenText(400),
});
/** The input of POST /desk/members/{id}/verification-reset. */
export type VerificationResetInput = z.infer<typeof verificationResetInputSchema>;

/**
 * POST /desk/members/{id}/verification: what the team has checked by other means. A phone comes with its number; Telegram
 * counts as verified without an account of it.
 */
export const verificationGrantInputSchema = z
  .object({ what: z.enum(verifiedThings), phone: z.string().max(40).optional(), reason: writtenText(400) })
  .refine(({ what, phone }) => what !== 'phone' || Boolean(phone?.trim()), {
    path: ['phone'],
    params: { rule: 'required' },
  });
/** The input of POST /desk/members/{id}/verification. */
export type VerificationGrantInput = z.infer<typeof verificationGrantInputSchema>;
