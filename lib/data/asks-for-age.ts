import 'server-only';
import { env } from '@/lib/env';

/** Whether the operator switched the question for the visitor's age on (D31). */
export function asksForAge(): boolean {
  return env().AGE_GATE === 'on';
}
