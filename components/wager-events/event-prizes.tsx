import { PrizeList } from '@/components/ui/prize-list';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { StepList } from './step-list';

interface EventPrizesProps {
  readonly event: WagerEvent;
}

/** What can be won: by rank, or by steps. */
export function EventPrizes({ event }: EventPrizesProps) {
  return event.mode === 'race' ? <PrizeList prizes={event.prizes} /> : <StepList event={event} />;
}
