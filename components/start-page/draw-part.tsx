import { useTranslations } from 'next-intl';
import { Countdown } from '@/components/ui/countdown';
import { SoftLink } from '@/components/ui/soft-link';
import type { PrizeWire } from '@/contract/prizes';
import type { Raffle } from '@/lib/data/raffle-view';
import { localDay } from '@/lib/format/dates';
import { formatAmount, formatCoins } from '@/lib/format/money';
import { prizeFor } from '@/lib/format/prize-for';
import { pathTo } from '@/lib/paths';
import { TonightPart } from './tonight-part';

interface DrawPartProps {
  readonly draw: Raffle;
}

/** The next draw: its first prize, how many tickets are in play, and how long until it is drawn. */
export function DrawPart({ draw: { slug, title, prizes, drawAt, ticketCount } }: DrawPartProps) {
  const t = useTranslations('startPage');
  const isToday = localDay(drawAt) === localDay(new Date().toISOString());
  const first = toPrizeText(prizeFor(prizes, 1));
  const count = t('inPlay', { count: formatCoins(ticketCount) });
  return (
    <TonightPart
      label={t(isToday ? 'drawToday' : 'nextDraw')}
      title={
        <SoftLink href={pathTo('raffle', slug)} className="tonight-link">
          {title}
        </SoftLink>
      }
      detail={first ? `${first} · ${count}` : count}
      value={<Countdown until={drawAt} over={t('drawing')} />}
    />
  );
}

/** A prize in plain words: `5,000 Sikke`, `₺1,000.00 bonus`, or its title where that says it all. */
function toPrizeText(prize: PrizeWire | null): string | null {
  if (prize === null || prize.amount === null) return prize?.title ?? null;
  const { amount, currency, title } = prize;
  return `${currency === null ? formatCoins(amount) : formatAmount(amount, currency)} ${title}`;
}
