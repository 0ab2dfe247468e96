import {
  inboxAssignmentAnswerSchema,
  inboxAssignmentInputSchema,
  inboxDecisionInputSchema,
  inboxHeldAnswerSchema,
  inboxOutcomesAnswerSchema,
  inboxParamsSchema,
  inboxUndoInputSchema,
} from '@/contract/desk-inbox';
import type { CallRows } from '../methods';
import { passWrite } from '../pass-through';

const params = inboxParamsSchema;

/** What the team does in its inbox. */
export const deskInboxCalls = {
  /** POST: a decision that has effect after ten seconds. */
  deskInboxDecision: {
    POST: passWrite({
      params,
      input: inboxDecisionInputSchema,
      isKeyed: true,
      answer: inboxHeldAnswerSchema,
    }),
  },
  /** POST: takes own decisions back that have had no effect yet. */
  deskInboxUndo: {
    POST: passWrite({ input: inboxUndoInputSchema, isKeyed: true, answer: inboxOutcomesAnswerSchema }),
  },
  /** POST: assigns to oneself, to nobody, or to somebody of the team. */
  deskInboxAssignment: {
    POST: passWrite({
      ...{ params, isKeyed: true },
      ...{ input: inboxAssignmentInputSchema, answer: inboxAssignmentAnswerSchema },
    }),
  },
} satisfies CallRows;
