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
  verificationResetInputSchema,
} from '@/contract/desk-member-steps';
import type { CallRows } from '../methods';
import { passWrite } from '../pass-through';

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
  /** POST: confirms what another admin asked for, or refuses it. */
  deskFourEyesDecision: {
    POST: passWrite({
      ...{ params: deskIdParamsSchema, isKeyed: true },
      ...{ input: fourEyesDecisionInputSchema, answer: fourEyesDecidedAnswerSchema },
    }),
  },
} satisfies CallRows;
