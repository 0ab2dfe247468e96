import type { EventType } from '@/contract/events';
import type { PrizeWire } from '@/contract/prizes';

/**
 * A demo event. It begins `startDay` days from today at 20.00 in Istanbul (negative is past) and lasts `hours`. `minBet` is in
 * kuruş; `rules` are the sentences of this event alone, before those that all of its type share.
 */
export interface EventSeed {
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly type: EventType;
  readonly startDay: number;
  readonly hours: number;
  readonly sponsor: string | null;
  readonly games: readonly string[];
  readonly targetX?: number;
  readonly minBet?: number;
  readonly entries: number;
  /** How many may join; everybody where there is none. */
  readonly capacity?: number;
  readonly prizes: readonly PrizeWire[];
  readonly rules: readonly string[];
  readonly isCancelled?: boolean;
}
