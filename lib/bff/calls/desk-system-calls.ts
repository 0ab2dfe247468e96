import { systemRunInputSchema, systemTestAnswerSchema, systemTestInputSchema } from '@/contract/desk-system';
import { statusSchema } from '@/contract/envelope';
import type { CallRows } from '../methods';
import { passWrite } from '../pass-through';

/** What an admin does about the system. */
export const deskSystemCalls = {
  deskSystemRuns: {
    POST: passWrite({ isKeyed: true, input: systemRunInputSchema, answer: statusSchema }),
  },
  deskSystemTests: {
    POST: passWrite({ input: systemTestInputSchema, answer: systemTestAnswerSchema }),
  },
} satisfies CallRows;
