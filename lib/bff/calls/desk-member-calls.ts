import { deskIdParamsSchema } from '@/contract/desk';
import { fourEyesDecidedAnswerSchema, fourEyesDecisionInputSchema } from '@/contract/desk-four-eyes';
import {
  adjustmentInputSchema,
  memberIdParamsSchema,
  memberStepAnswerSchema,
} from '@/contract/desk-member-steps';
import type { CallRows } from '../methods';
import { passWrite } from '../pass-through';

/** What the team does about a member, and what waits for a second admin. */
export const deskMemberCalls = {
  /** POST: gives a member Sikke or takes some. */
  deskMemberAdjustment: {
    POST: passWrite({
      ...{ params: memberIdParamsSchema, isKeyed: true },
      ...{ input: adjustmentInputSchema, answer: memberStepAnswerSchema },
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
