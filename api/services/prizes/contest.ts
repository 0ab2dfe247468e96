import type { LeaderMetric } from '@/contract/leaders';
import type { LedgerReason } from '@/contract/ledger';
import type { PrizeWire, prizeAreas } from '@/contract/prizes';
import type { Reference, ReferenceType } from '@/contract/references';
import { prizeClaims } from '../../db/schema/prize-claims';
import { earnRuleKeys } from '../points/earn-rule-keys';

/** One of the areas. */
export type ContestArea = (typeof prizeAreas)[number];

/** A frozen leaderboard has no title of its own: it is named by what it ranked, and when. */
export interface BoardName {
  readonly metric: LeaderMetric;
  readonly period: 'week' | 'month';
  readonly start: string;
}

/** A contest whose result stands. */
export interface Contest {
  readonly area: ContestArea;
  readonly id: number;
  readonly slug: string;
  readonly title: string | BoardName;
  readonly prizes: readonly PrizeWire[];
}

/** Who came where; the first place is 1. */
export interface Placed {
  readonly userId: string;
  readonly place: number;
  /** The row of the result, where that is not the place: a promoted reserve has the place of who fell out. */
  readonly position?: number;
  /** What is won, where that is not said by the contest's prizes. */
  readonly prize?: PrizeWire;
  /** The team looks at it before Sikke are credited. */
  readonly isHeld?: boolean;
}

type Key = 'raffleId' | 'wagerEventId' | 'periodId' | 'eventId' | 'huntId' | 'tournamentId';

interface Area {
  /** The property of a prize claim that names the contest. */
  readonly key: Key;
  readonly column: (typeof prizeClaims)[Key];
  /** The reason of the line of its Sikke, and the earn rule they go by; without one they are credited whatever the rules say. */
  readonly reason: LedgerReason;
  readonly rule?: string;
  readonly type: ReferenceType;
}

/** What is particular to each area. */
export const contestAreas: Readonly<Record<ContestArea, Area>> = {
  raffle: { key: 'raffleId', column: prizeClaims.raffleId, reason: 'raffle', type: 'raffles' },
  wager_event: {
    key: 'wagerEventId',
    column: prizeClaims.wagerEventId,
    reason: 'wager_event',
    type: 'wager-events',
  },
  board: { key: 'periodId', column: prizeClaims.periodId, reason: 'leaderboard', type: 'leaders' },
  event: {
    key: 'eventId',
    column: prizeClaims.eventId,
    reason: 'event',
    rule: earnRuleKeys.event,
    type: 'events',
  },
  hunt: {
    key: 'huntId',
    column: prizeClaims.huntId,
    reason: 'guess',
    rule: earnRuleKeys.guess,
    type: 'bonus-hunts',
  },
  tournament: {
    key: 'tournamentId',
    column: prizeClaims.tournamentId,
    reason: 'tournament',
    rule: earnRuleKeys.tournament,
    type: 'tournaments',
  },
};

/** A contest as notifications refer to it; of a frozen leaderboard the list that leads to it. */
export function referenceTo({ area, slug }: Pick<Contest, 'area' | 'slug'>): Reference {
  const { type } = contestAreas[area];
  return area === 'board' ? { type } : { type, id: slug };
}
