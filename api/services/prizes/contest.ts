import type { LedgerReason } from '@/contract/ledger';
import type { PrizeWire } from '@/contract/prizes';
import { prizeClaims } from '../../db/schema/prize-claims';
import { earnRuleKeys } from '../points/earn-rule-keys';

/** What can have prizes beside draws. */
export type ContestArea = 'event' | 'hunt' | 'tournament';

/** A contest whose result stands. */
export interface Contest {
  readonly area: ContestArea;
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly prizes: readonly PrizeWire[];
}

/** Who came where; the first place is 1. */
export interface Placed {
  readonly userId: string;
  readonly place: number;
}

interface Area {
  /** The property of a prize claim that names the contest. */
  readonly key: 'eventId' | 'huntId' | 'tournamentId';
  readonly column: (typeof prizeClaims)['eventId' | 'huntId' | 'tournamentId'];
  /** The earn rule that its Sikke go by, and the reason of their line. */
  readonly rule: string;
  readonly reason: LedgerReason;
  readonly list: `/${string}`;
}

/** What is particular to each area. */
export const contestAreas: Readonly<Record<ContestArea, Area>> = {
  event: {
    key: 'eventId',
    column: prizeClaims.eventId,
    rule: earnRuleKeys.event,
    reason: 'event',
    list: '/etkinlikler',
  },
  hunt: {
    key: 'huntId',
    column: prizeClaims.huntId,
    rule: earnRuleKeys.guess,
    reason: 'guess',
    list: '/bonus-hunts',
  },
  tournament: {
    key: 'tournamentId',
    column: prizeClaims.tournamentId,
    rule: earnRuleKeys.tournament,
    reason: 'tournament',
    list: '/turnuvalar',
  },
};

/** The page of a contest. */
export function contestPath({ area, slug }: Pick<Contest, 'area' | 'slug'>): `/${string}` {
  return `${contestAreas[area].list}/${slug}`;
}
