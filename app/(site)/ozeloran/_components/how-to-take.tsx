import { useTranslations } from 'next-intl';
import type { SpecialOdd } from '@/lib/data/special-odd-view';
import { formatAmount } from '@/lib/format/money';

interface HowToTakeProps {
  readonly odd: SpecialOdd;
}

/** The steps from here to a bet, with the code and the cap where there are any. */
export function HowToTake({ odd: { code, maxBet, currency } }: HowToTakeProps) {
  const t = useTranslations('specialOdds.how');
  const steps = [
    t('open'),
    code === null ? null : t('code', { code }),
    maxBet === null ? t('betPlain') : t('bet', { amount: formatAmount(maxBet, currency) }),
  ].filter((step) => step !== null);
  return (
    <ol className="list-decimal space-y-2 pl-5 leading-relaxed text-text-2 marker:text-text-3">
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  );
}
