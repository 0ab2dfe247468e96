import { useTranslations } from 'next-intl';
import { Coins, Money } from '@/components/ui/amount';
import { ProgressRail } from '@/components/ui/progress-rail';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { formatWagerValue } from '@/lib/format/wager-value';
import { DataNote } from './data-note';

interface StepListProps {
  readonly event: Pick<WagerEvent, 'mode' | 'steps' | 'totalValue' | 'metric' | 'currency' | 'data'>;
}

type Step = WagerEvent['steps'][number];

/** The steps of an event; where all climb together, how far they have come, and by which import (ADR 071). */
export function StepList({ event }: StepListProps) {
  const steps = event.steps.toSorted((a, b) => a.threshold - b.threshold);
  const reached = event.mode === 'target' ? event.totalValue : 0;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      {event.mode === 'target' ? (
        <SharedProgress event={event} target={steps.at(-1)?.threshold ?? 0} />
      ) : null}
      <ol className="divide-y divide-line">
        {steps.map((step) => (
          <li
            key={step.threshold}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
          >
            <Threshold
              value={formatWagerValue(step.threshold, event)}
              isReached={reached >= step.threshold}
            />
            <span className="flex items-center gap-2 text-sm">
              {step.title}
              <StepAmount {...step} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** How far all have come together. */
function SharedProgress({ event, target }: StepListProps & { readonly target: number }) {
  const t = useTranslations('wagerEvents.steps');
  return (
    <div className="border-b border-line px-4 py-4">
      <p className="mb-3 flex flex-wrap items-baseline justify-between gap-2 text-sm text-text-2 tabular-nums">
        <span className="font-display text-lg font-semibold text-text">
          {formatWagerValue(event.totalValue, event)}
        </span>
        {t('of', { target: formatWagerValue(target, event) })}
      </p>
      <ProgressRail label={t('progress')} value={event.totalValue} max={target} />
      <div className="mt-3">
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

/** What a step brings, as coins, as money or as pieces; nothing where its title says it all. */
function StepAmount({ type, amount, currency }: Pick<Step, 'type' | 'amount' | 'currency'>) {
  const t = useTranslations('wagerEvents.steps');
  if (amount === null) return null;
  if (type === 'coin') return <Coins value={amount} />;
  if (currency !== null) return <Money minor={amount} currency={currency} />;
  return <span className="tabular-nums">{t('pieces', { count: amount })}</span>;
}
