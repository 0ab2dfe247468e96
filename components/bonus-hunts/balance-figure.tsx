import 'server-only';
import { useTranslations } from 'next-intl';
import { Area } from '@/components/figures/area';
import { Figure } from '@/components/figures/figure';
import { NoFigure } from '@/components/figures/no-figure';
import type { HuntDetail } from '@/lib/data/hunt-view';
import { formatAmount, formatRoundAmount } from '@/lib/format/money';
import { toBalances } from './to-balances';

interface BalanceFigureProps {
  readonly hunt: HuntDetail;
}

/** How the balance went from bonus to bonus, against the balance the hunt began with: above it the hunt has paid. */
export function BalanceFigure({ hunt }: BalanceFigureProps) {
  const t = useTranslations('huntFigures.balance');
  const { start_balance: start, currency, figures } = hunt;
  const balances = toBalances(hunt);
  const last = balances.at(-1);
  if (last === undefined || balances.length < 3) return <NoFigure title={t('title')} text={t('tooFew')} />;
  const sum = (minor: number) => formatAmount(minor, currency);
  const difference = { amount: sum(Math.abs(last.balance - start)) };
  const isAbove = last.balance >= start;
  const note = t(isAbove ? 'above' : 'below', difference);
  const points = balances.map(({ position, name, balance }) => ({
    value: balance / 100,
    text: `${name === null ? t('before') : `${position}. ${name}`}: ${sum(balance)}`,
    label: String(position),
  }));
  return (
    <Figure
      title={t('title')}
      note={note}
      table={{
        columns: [{ title: t('after') }, { title: t('sum'), align: 'end' }],
        rows: balances.map(({ position, name, balance }) => ({
          key: String(position),
          cells: [name === null ? t('before') : `${position}. ${name}`, sum(balance)],
        })),
      }}
    >
      <Area
        text={`${t('title')}. ${note}`}
        points={points}
        count={figures.bonus_count + 1}
        formatTick={(major) => formatRoundAmount(major, currency)}
        lines={[{ value: start / 100, text: t('start', { amount: sum(start) }) }]}
        className={isAbove ? 'curve curve-win' : 'curve'}
        heightClass="h-64 sm:h-72"
      />
    </Figure>
  );
}
