import { searchLimits } from '@/contract/search';

/** How long a question may be, in characters. */
export const longestQuestion = searchLimits.most;

/** The question of an address's query: one line, without blanks around; '' where there is none, the first where there are more. */
export function parseQuestion(q: string | string[] | undefined): string {
  return (Array.isArray(q) ? (q[0] ?? '') : (q ?? '')).replace(/\s+/g, ' ').trim();
}
