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
