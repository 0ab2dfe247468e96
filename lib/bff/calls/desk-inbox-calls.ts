import {
  inboxAssignmentAnswerSchema,
  inboxAssignmentInputSchema,
  inboxCountsAnswerSchema,
  inboxCountsQuerySchema,
  inboxDecisionInputSchema,
  inboxDecisionsInputSchema,
  inboxHeldAnswerSchema,
  inboxOutcomesAnswerSchema,
  inboxParamsSchema,
  inboxUndoInputSchema,
  inboxWatchAnswerSchema,
} from '@/contract/desk-inbox';
import type { CallRows } from '../methods';
import { passRead, passWrite } from '../pass-through';

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
  /** POST: the same decision on several. */
  deskInboxDecisions: {
    POST: passWrite({
      input: inboxDecisionsInputSchema,
      isKeyed: true,
      answer: inboxOutcomesAnswerSchema,
    }),
  },
  /** GET: what waits, by kind, and what of it is new. */
  deskInboxCounts: { GET: passRead({ query: inboxCountsQuerySchema, answer: inboxCountsAnswerSchema }) },
  /** POST: has it open for half a minute more, and hears who else has. */
  deskInboxWatch: { POST: passWrite({ params, answer: inboxWatchAnswerSchema }) },
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
