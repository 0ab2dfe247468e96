import { useTranslations } from 'next-intl';
import { Money } from '@/components/ui/amount';
import { type Fact, Facts } from '@/components/ui/facts';
import type { SpecialOdd } from '@/lib/data/special-odd-view';
import { formatDateTime } from '@/lib/format/dates';

interface OddFactsProps {
  readonly odd: SpecialOdd;
}

/** The terms of an odd: the cap first, since it bounds everything the odds promise. */
export function OddFacts({ odd }: OddFactsProps) {
  const t = useTranslations('specialOdds');
  const { maxBet, minDeposit, currency, boostedOdds } = odd;
  const facts: readonly (Fact | null)[] = [
    maxBet === null ? null : { name: t('maxBet'), value: <Money minor={maxBet} currency={currency} /> },
    maxBet === null
      ? null
      : {
          name: t('maxPayout'),
          value: <Money minor={Math.floor(maxBet * boostedOdds)} currency={currency} />,
        },
    minDeposit === null
      ? null
      : { name: t('minDeposit'), value: <Money minor={minDeposit} currency={currency} /> },
    odd.code === null ? null : { name: t('code'), value: <span className="select-all">{odd.code}</span> },
    timeFact(t('startsAt'), odd.startsAt),
    timeFact(t('endsAt'), odd.endsAt),
    timeFact(t('kickoffAt'), odd.kickoffAt),
  ];
  return <Facts facts={facts.filter((fact) => fact !== null)} />;
}

function timeFact(name: string, iso: string | null): Fact | null {
  const value = formatDateTime(iso);
  return value === null || iso === null ? null : { name, value: <time dateTime={iso}>{value}</time> };
}
