import 'server-only';
import { useTranslations } from 'next-intl';
import { spanAxis } from '@/components/figures/axis';
import { Figure } from '@/components/figures/figure';
import { Strip } from '@/components/figures/strip';
import type { HuntDetail } from '@/lib/data/hunt-view';
import { formatAmount, formatRoundAmount } from '@/lib/format/money';
import { OwnGuessTick } from './own-guess-tick';
import { toGuessSpan, toMiddleHalf } from './to-guess-span';

interface GuessAxisProps {
  readonly hunt: HuntDetail;
}

/** All guesses as ticks on an axis of the balance, with the result or the balance so far as a line; nothing while they are sealed. The viewer's own one is an island. */
export function GuessAxis({ hunt }: GuessAxisProps) {
  const t = useTranslations('huntFigures.guesses');
  const { guess_spread: spread, guess_count: count, currency } = hunt;
  const mark = toMark(hunt);
  const [span, middle] = [toGuessSpan(spread, mark?.value ?? null), toMiddleHalf(spread)];
  if (span === null || middle === null) return null;
  const axis = spanAxis(span.low, span.high);
  const round = (minor: number) => formatRoundAmount(minor / 100, currency);
  const note = t('note', { count, low: round(middle.low), high: round(middle.high) });
  const line = mark && {
    value: mark.value,
    text: t(mark.name, { amount: formatAmount(mark.value, currency) }),
  };
  return (
    <Figure title={t('title')} note={note}>
      <Strip
        text={[`${t('title')}. ${note}`, line?.text].filter(Boolean).join(' ')}
        axis={axis}
        formatTick={round}
        ticks={spread.map((tick) => ({
          value: tick.at,
          count: tick.count,
          text: t('tick', { amount: round(tick.at), count: tick.count }),
        }))}
        {...(line && { line })}
      >
        <OwnGuessTick slug={hunt.slug} name={t('own')} from={axis.from} to={axis.to} />
      </Strip>
    </Figure>
  );
}

/** What the guesses are compared to: the end, or the balance so far once the bonuses are opened. */
function toMark({ end_balance: end, collect_balance: left, figures, state }: HuntDetail) {
  if (end !== null) return { name: 'result', value: end } as const;
  return left === null || state !== 'opening'
    ? null
    : ({ name: 'now', value: left + figures.returned } as const);
}
