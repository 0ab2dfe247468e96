import {
  streamDeskAnswerSchema,
  streamEndAnswerSchema,
  streamEndInputSchema,
  streamEndQuerySchema,
  streamParamsSchema,
  streamStepInputSchema,
  streamVersionAnswerSchema,
} from '@/contract/desk-stream';
import type { CallRows } from '../methods';
import { passRead, passWrite } from '../pass-through';

const params = streamParamsSchema;
const answer = streamVersionAnswerSchema;

/** What is played, entered while it is played. */
export const deskStreamCalls = {
  /** GET: a hunt or a session of bonus buys with its lines. */
  deskStream: { GET: passRead({ params, answer: streamDeskAnswerSchema }) },
  /** GET: what an end would do. POST: ends it as it was shown, once for its key. */
  deskStreamEnd: {
    GET: passRead({ params, query: streamEndQuerySchema, answer: streamEndAnswerSchema }),
    POST: passWrite({ params, input: streamEndInputSchema, isKeyed: true, answer }),
  },
  /** POST: one step, once for its key. */
  deskStreamSteps: { POST: passWrite({ params, input: streamStepInputSchema, isKeyed: true, answer }) },
} satisfies CallRows;
