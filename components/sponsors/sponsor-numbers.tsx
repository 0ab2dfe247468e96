import { useTranslations } from 'next-intl';
import type { Sponsor } from '@/lib/data/sponsors';
import { formatAmount } from '@/lib/format/money';

interface SponsorNumbersProps {
  readonly sponsor: Pick<Sponsor, 'minDeposit' | 'currency' | 'wageringMultiplier'>;
}

/** The two numbers that decide: the smallest deposit and the çevrim factor. Unknown ones are left out, their row stays. */
export function SponsorNumbers({ sponsor }: SponsorNumbersProps) {
  const t = useTranslations('sponsors');
  const { minDeposit, currency, wageringMultiplier: factor } = sponsor;
  if (minDeposit === null && factor === null) return <div />;
  return (
    <dl className="sponsor-numbers">
      {minDeposit === null ? null : (
        <Fact name={t('minDeposit')} value={formatAmount(minDeposit, currency)} />
      )}
      {factor === null ? null : (
        <Fact name={t('wagering')} value={factor > 0 ? t('wageringValue', { factor }) : t('wageringNone')} />
      )}
    </dl>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
}

function Fact({ name, value }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
