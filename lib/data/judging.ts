import 'server-only';
import { type JudgedEventWire, judgingAnswerSchema } from '@/contract/event-results';
import { readOwn } from './read-own';

/** The events that wait for their result, for the team alone: anybody else is refused upstream. None where the upstream lacks them (D27). */
export async function listJudging(): Promise<readonly JudgedEventWire[]> {
  return (await readOwn('/judging', judgingAnswerSchema))?.data ?? [];
}
