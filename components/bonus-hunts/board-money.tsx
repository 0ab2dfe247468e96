import { useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/facts';
import type { Hunt } from '@/lib/data/hunt-view';
import { formatAmount } from '@/lib/format/money';

interface BoardMoneyProps {
  readonly hunt: Hunt;
}

/** The money of a hunt in one strip. What is not known yet is left out. */
export function BoardMoney({ hunt: { figures, currency, start_balance, end_balance } }: BoardMoneyProps) {
  const t = useTranslations('huntBoard.money');
  const amounts = [
    ['start', start_balance],
    ['cost', figures.cost],
    ['returned', figures.opened_count === 0 ? null : figures.returned],
    ['remaining', end_balance === null ? figures.needed : null],
    ['end', end_balance],
    ['net', end_balance === null ? null : figures.net],
  ] as const;
  const facts = amounts.flatMap(([name, value]) =>
    value === null ? [] : [{ name: t(name), value: <Sum value={value} name={name} currency={currency} /> }],
  );
  return <Facts facts={facts} />;
}

interface SumProps {
  readonly value: number;
  readonly name: string;
  readonly currency: string;
}

/** A result has its sign, and its colour where it is a win. */
function Sum({ value, name, currency }: SumProps) {
  if (name !== 'net') return formatAmount(value, currency);
  const sign = value > 0 ? '+' : value < 0 ? '−' : '';
  return (
    <span className={value > 0 ? 'text-green' : ''}>
      {sign}
      {formatAmount(Math.abs(value), currency)}
    </span>
  );
}
