import 'server-only';
import { env } from '@/lib/env';

/** Whether the environment switches the question for the visitor's age on, whatever the settings say (D31). */
export function asksForAge(): boolean {
  return env().AGE_GATE === 'on';
}
