import { useTranslations } from 'next-intl';
import { Coins, Money } from '@/components/ui/amount';
import type { WagerEvent } from '@/lib/data/wager-event-view';

type Step = WagerEvent['steps'][number];

interface StepPrizeProps {
  readonly step: Step;
}

/** What a step brings: its title, and the amount as coins, as money or as pieces where it has one. */
export function StepPrize({ step }: StepPrizeProps) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      {step.title}
      <StepAmount step={step} />
    </span>
  );
}

function StepAmount({ step: { type, amount, currency } }: StepPrizeProps) {
  const t = useTranslations('wagerEvents.steps');
  if (amount === null) return null;
  if (type === 'coin') return <Coins value={amount} />;
  if (currency !== null) return <Money minor={amount} currency={currency} />;
  return <span className="tabular-nums">{t('pieces', { count: amount })}</span>;
}
