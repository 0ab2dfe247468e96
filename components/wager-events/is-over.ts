import type { WagerEvent } from '@/lib/data/wager-event-view';

/** Whether the numbers of an event change no more. */
export function isOver(phase: WagerEvent['phase']): boolean {
  return phase === 'final' || phase === 'paid' || phase === 'cancelled';
}
