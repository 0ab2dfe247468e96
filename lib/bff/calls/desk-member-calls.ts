import type { z } from 'zod';
import { deskIdParamsSchema } from '@/contract/desk';
import { fourEyesDecidedAnswerSchema, fourEyesDecisionInputSchema } from '@/contract/desk-four-eyes';
import {
  adjustmentInputSchema,
  memberIdParamsSchema,
  memberNoteInputSchema,
  memberReasonInputSchema,
  memberStepAnswerSchema,
  sanctionInputSchema,
  verificationGrantInputSchema,
  verificationResetInputSchema,
} from '@/contract/desk-member-steps';
import { BffError } from '../bff-error';
import { downloadExport } from '../download-export';
import type { CallRows } from '../methods';
import { passWrite } from '../pass-through';
import { memberRoute } from '../route';

const step = (input: z.ZodType) =>
  passWrite({ params: memberIdParamsSchema, isKeyed: true, input, answer: memberStepAnswerSchema });

/** What the team does about a member, and what waits for a second admin. */
export const deskMemberCalls = {
  /** POST: gives a member Sikke or takes some. */
  deskMemberAdjustment: { POST: step(adjustmentInputSchema) },
  /** POST: closes an account. */
  deskMemberSanction: { POST: step(sanctionInputSchema) },
  /** POST: opens a closed one again. */
  deskMemberLift: { POST: step(memberReasonInputSchema) },
  /** POST: ends every session of a member. */
  deskMemberSessionsEnd: { POST: step(memberReasonInputSchema) },
  /** POST: notes something of a member. */
  deskMemberNotes: { POST: step(memberNoteInputSchema) },
  /** POST: has a member prove the phone or the Telegram account anew. */
  deskMemberReset: { POST: step(verificationResetInputSchema) },
  /** POST: counts a phone, or Telegram without an account of it, as verified. */
  deskMemberVerification: { POST: step(verificationGrantInputSchema) },
  /** POST: lets an account go in 14 days, once a second admin agrees. */
  deskMemberErasure: { POST: step(memberReasonInputSchema) },
  /** POST: everything that is stored about a member, as a file. */
  deskMemberExport: {
    POST: memberRoute({ input: memberReasonInputSchema }, async (member, { params, input, caller }) => {
      const named = memberIdParamsSchema.safeParse(params);
      if (!named.success) throw new BffError('not_found');
      const path = `/desk/members/${named.data.id}/export` as const;
      return downloadExport(member, { caller, path, body: input, name: 'uye-verileri.json' });
    }),
  },
  /** POST: confirms what another admin asked for, or refuses it. */
  deskFourEyesDecision: {
    POST: passWrite({
      ...{ params: deskIdParamsSchema, isKeyed: true },
      ...{ input: fourEyesDecisionInputSchema, answer: fourEyesDecidedAnswerSchema },
    }),
  },
} satisfies CallRows;
