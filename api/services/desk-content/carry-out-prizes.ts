import { z } from 'zod';
import { contentValuesSchema } from '@/contract/desk-content';
import type { Writing } from '../../context';
import type { Confirmed } from '../desk/four-eyes/decide-request';
import { parseSubject } from './content-subject';
import { saveContent } from './save-content';

const payloadSchema = z.object({ version: z.number().int(), after: contentValuesSchema });

/** Saves the prizes once a second admin has confirmed them; `conflict` where the entry was saved anew since they were asked for. */
export async function carryOutPrizes(writing: Writing, request: Confirmed): Promise<void> {
  const { version, after } = payloadSchema.parse(request.payload);
  const author = { actorId: request.confirmedBy, note: request.reason, isConfirmed: true };
  await saveContent(writing, { ...parseSubject(request.subject), values: after, version, ...author });
}
