import 'server-only';
import { type OwnYearWire, ownYearAnswerSchema } from '@/contract/own-year';
import { readOwn } from './read-own';

/** The viewer's year; `null` where nothing happened in it, and where the upstream has none. */
export async function getOwnYear(): Promise<OwnYearWire | null> {
  const answer = await readOwn('/user/year', ownYearAnswerSchema);
  if (!answer) return null;
  const { months, tickets, best_x } = answer.data;
  return months.some((came) => came > 0) || tickets > 0 || best_x !== null ? answer.data : null;
}
