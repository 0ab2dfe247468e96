import type { PauseLength } from '@/contract/pauses';

const dayMs = 24 * 60 * 60_000;
/** Turkey has kept UTC+3 all year since 2016. */
const offsetMs = 3 * 60 * 60_000;

/**
 * When a pause ends that begins now (milliseconds); null for good. A month ends on the same day and time of the next one in Istanbul, or on
 * its last day where it is shorter.
 */
export function pauseEnd(length: PauseLength, now: number): Date | null {
  if (length === 'forever') return null;
  if (length === 'month') return new Date(monthAfter(now));
  return new Date(now + (length === 'week' ? 7 : 1) * dayMs);
}

function monthAfter(now: number): number {
  const local = new Date(now + offsetMs);
  const [year, month] = [local.getUTCFullYear(), local.getUTCMonth() + 1];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  local.setUTCMonth(month, Math.min(local.getUTCDate(), lastDay));
  return local.getTime() - offsetMs;
}
