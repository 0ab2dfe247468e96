import 'server-only';
import { useTranslations } from 'next-intl';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { formatWagerValue } from '@/lib/format/wager-value';
import { CommonGoal } from './common-goal';
import { OwnStairs } from './own-stairs';
import { StepPrize } from './step-prize';

interface StepListProps {
  readonly event: WagerEvent;
}

/** The steps of an event: as stairs that everybody climbs alone, or as marks on a vessel that all fill together. */
export function StepList({ event }: StepListProps) {
  const t = useTranslations('wagerEvents.steps');
  const steps = event.steps.toSorted((a, b) => a.threshold - b.threshold);
  return (
    <div className="@container rounded-card border border-line bg-surface p-4 sm:p-6">
      {event.mode === 'target' ? (
        <CommonGoal event={event} steps={steps} />
      ) : (
        <OwnStairs
          slug={event.slug}
          importNo={event.data?.no ?? null}
          label={t('label')}
          steps={steps.map((step) => ({
            key: String(step.threshold),
            threshold: step.threshold,
            name: formatWagerValue(step.threshold, event),
            reachedText: t('reached'),
            children: <StepPrize step={step} />,
          }))}
        />
      )}
    </div>
  );
}
