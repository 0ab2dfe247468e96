import { PrizeList } from '@/components/prizes/prize-list';
import { PrizeSection } from '@/components/prizes/prize-section';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { StepList } from './step-list';

interface EventPrizesProps {
  readonly event: WagerEvent;
  readonly heading: 'h2' | 'h3';
}

/** What can be won: by rank, or by steps. */
export function EventPrizes({ event, heading }: EventPrizesProps) {
  return (
    <PrizeSection heading={heading}>
      {event.mode === 'race' ? <PrizeList prizes={event.prizes} /> : <StepList event={event} />}
    </PrizeSection>
  );
}
