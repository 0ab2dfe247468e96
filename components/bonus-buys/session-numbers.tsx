import { useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/facts';
import type { BuySession } from '@/lib/data/buys';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { formatPercent } from '@/lib/format/percent';
import { Net } from './net';

interface SessionNumbersProps {
  readonly session: BuySession;
}

/** The totals of a session, over what has been played. Win over bet and win over cost stand apart. */
export function SessionNumbers({ session: { figures, currency, budget } }: SessionNumbersProps) {
  const t = useTranslations('bonusBuys.numbers');
  const facts = [
    { name: t('played'), value: `${figures.done_count} / ${figures.entry_count}` },
    { name: t('cost'), value: formatAmount(figures.cost, currency) },
    { name: t('returned'), value: formatAmount(figures.returned, currency) },
    { name: t('net'), value: <Net minor={figures.net} currency={currency} /> },
    { name: t('return'), value: formatPercent(figures.return_percent) },
    { name: t('average'), value: formatX(figures.average_x) },
    { name: t('bestBet'), value: <span className="text-green">{formatX(figures.best_x_bet)}</span> },
    { name: t('bestCost'), value: formatX(figures.best_x_cost) },
  ];
  const spent = budget === null ? [] : [{ name: t('budget'), value: formatAmount(budget, currency) }];
  return <Facts facts={[...facts, ...spent]} />;
}
