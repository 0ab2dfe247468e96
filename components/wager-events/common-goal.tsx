import 'server-only';
import { useTranslations } from 'next-intl';
import { Vessel } from '@/components/figures/vessel';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { formatWagerValue } from '@/lib/format/wager-value';
import { DataNote } from './data-note';
import { StepPrize } from './step-prize';

interface CommonGoalProps {
  readonly event: WagerEvent;
  /** From the lowest to the highest. */
  readonly steps: WagerEvent['steps'];
}

/** How far all have come together, as a vessel that fills up to the last step, and by which import (ADR 071). */
export function CommonGoal({ event, steps }: CommonGoalProps) {
  const t = useTranslations('wagerEvents.steps');
  const goal = steps.at(-1)?.threshold ?? 0;
  const target = formatWagerValue(goal, event);
  const value = formatWagerValue(event.totalValue, event);
  const toShare = (part: number) => (goal > 0 ? part / goal : 0);
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-5 gap-y-4 @lg:gap-x-8">
      <div className="@lg:row-span-2">
        <Vessel
          share={toShare(event.totalValue)}
          text={t('level', { value, target })}
          marks={steps.map(({ threshold }) => toShare(threshold))}
        />
      </div>
      <div className="@lg:self-end">
        <p className="font-display text-xl font-bold break-words tabular-nums @lg:text-3xl">{value}</p>
        <p className="text-sm text-text-2 tabular-nums">{t('of', { target })}</p>
      </div>
      <div className="col-span-2 @lg:col-span-1 @lg:self-start">
        <ol aria-label={t('label')} className="mb-3 divide-y divide-line border-y border-line">
          {steps.toReversed().map((step) => (
            <li key={step.threshold} className="flex flex-wrap items-baseline justify-between gap-x-4 py-2">
              <Threshold
                value={formatWagerValue(step.threshold, event)}
                isReached={event.totalValue >= step.threshold}
              />
              <span className="text-sm text-text-2">
                <StepPrize step={step} />
              </span>
            </li>
          ))}
        </ol>
        <DataNote data={event.data} />
      </div>
    </div>
  );
}

function Threshold({ value, isReached }: { readonly value: string; readonly isReached: boolean }) {
  const t = useTranslations('wagerEvents.steps');
  return (
    <span className={`font-display font-semibold tabular-nums ${isReached ? 'text-green' : 'text-text-2'}`}>
      {value}
      {isReached ? <span className="ml-2 font-text text-xs font-normal">{t('reached')}</span> : null}
    </span>
  );
}
