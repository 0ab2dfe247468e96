import type { BoardPage, Leader } from '@/lib/data/leaders';
import type { LastPodium } from '@/lib/data/past-leaders';
import type { PodiumPlace } from './podium';

/** So many have points before a period has a podium of its own. */
const enough = 10;

const dayMs = 86_400_000;

/** Whose podium a board shows. */
export interface ShownPodium {
  readonly places: readonly PodiumPlace[];
  readonly prizes: BoardPage['prizes'];
  /** Those below it. */
  readonly rest: readonly Leader[];
  /** The period before, where it is its podium; null for the current one. */
  readonly last: LastPodium | null;
  /** Its period has ended within a day. */
  readonly isResultsNight: boolean;
}

/** Whether a board needs no podium but its own. */
export function hasOwnPodium({ leaders }: Pick<BoardPage, 'leaders'>): boolean {
  return leaders.length >= enough;
}

/** The podium of a board: its own from ten places on, or where there is no other; that of the period before until then. */
export function toPodium(page: BoardPage, last: LastPodium | null, nowMs: number): ShownPodium {
  const { leaders, prizes } = page;
  if (last === null || last.places.length === 0 || hasOwnPodium(page)) {
    return { places: leaders.slice(0, 3), prizes, rest: leaders.slice(3), last: null, isResultsNight: false };
  }
  const isResultsNight = nowMs - Date.parse(last.endsAt) < dayMs;
  return { places: last.places, prizes: last.prizes, rest: leaders, last, isResultsNight };
}
