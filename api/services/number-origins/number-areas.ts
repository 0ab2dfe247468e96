import type { NumberArea } from '@/contract/number-origins';
import { boardNumbers } from './board-numbers';
import { huntNumbers } from './hunt-numbers';
import type { NumberAreaRecord } from './number-area';
import { raceNumbers } from './race-numbers';
import { tournamentNumbers } from './tournament-numbers';

/** Every area whose numbers lead to where they came from. */
export const numberAreaRecords: Readonly<Record<NumberArea, NumberAreaRecord>> = {
  wager_event: raceNumbers,
  tournament: tournamentNumbers,
  hunt: huntNumbers,
  board: boardNumbers,
};
