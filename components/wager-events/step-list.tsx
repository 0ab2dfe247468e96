import { useTranslations } from 'next-intl';
import { Coins, Money } from '@/components/ui/amount';
import { ProgressRail } from '@/components/ui/progress-rail';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { formatWagerValue } from '@/lib/format/wager-value';
import { DataNote } from './data-note';

interface StepListProps {
  readonly event: Pick<WagerEvent, 'mode' | 'steps' | 'totalValue' | 'metric' | 'currency' | 'data'>;
}

/** The steps of an event; where all climb together, how far they have come, and by which import (ADR 071). */
export function StepList({ event }: StepListProps) {
  const t = useTranslations('wagerEvents.steps');
  const { mode, totalValue } = event;
  const steps = [...event.steps].sort((a, b) => a.threshold - b.threshold);
  const last = steps.at(-1)?.threshold ?? 0;
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface">
      {mode === 'target' ? (
        <div className="border-b border-line px-4 py-4">
          <p className="mb-3 flex flex-wrap items-baseline justify-between gap-2 text-sm text-text-2 tabular-nums">
            <span className="font-display text-lg font-semibold text-text">
              {formatWagerValue(totalValue, event)}
            </span>
            {t('of', { target: formatWagerValue(last, event) })}
          </p>
          <ProgressRail label={t('progress')} value={totalValue} max={last} />
          <div className="mt-3">
            <DataNote data={event.data} />
          </div>
        </div>
      ) : null}
      <ol className="divide-y divide-line">
        {steps.map(({ threshold, title, type, amount, currency }) => {
          const isReached = mode === 'target' && totalValue >= threshold;
          return (
            <li
              key={threshold}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 py-3"
            >
              <span
                className={`font-display font-semibold tabular-nums ${isReached ? 'text-green' : 'text-text-2'}`}
              >
                {formatWagerValue(threshold, event)}
                {isReached ? (
                  <span className="ml-2 font-text text-xs font-normal">{t('reached')}</span>
                ) : null}
              </span>
              <span className="flex items-center gap-2 text-sm">
                {title}
                <StepAmount type={type} amount={amount} currency={currency} />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** What a step brings, as coins, as money or as pieces; nothing where its title says it all. */
function StepAmount({
  type,
  amount,
  currency,
}: Pick<WagerEvent['steps'][number], 'type' | 'amount' | 'currency'>) {
  const t = useTranslations('wagerEvents.steps');
  if (amount === null) return null;
  if (type === 'coin') return <Coins value={amount} />;
  if (currency !== null) return <Money minor={amount} currency={currency} />;
  return <span className="tabular-nums">{t('pieces', { count: amount })}</span>;
}
