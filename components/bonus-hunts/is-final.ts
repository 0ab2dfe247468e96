import type { Hunt } from '@/lib/data/hunt-view';

/** Whether a hunt changes no more while people watch. */
export function isFinal(state: Hunt['state']): boolean {
  return state === 'completed' || state === 'settled' || state === 'cancelled';
}
