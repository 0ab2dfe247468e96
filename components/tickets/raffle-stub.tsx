import { useTranslations } from 'next-intl';
import { Countdown } from '@/components/ui/countdown';
import type { Raffle } from '@/lib/data/raffle-view';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { raffleMoment } from './raffle-moment';
import { TicketFan } from './ticket-fan';

interface RaffleStubProps {
  readonly raffle: Raffle;
}

/** How many tickets are in play, and what comes next when. */
export function RaffleStub({ raffle }: RaffleStubProps) {
  const t = useTranslations('raffles');
  const moment = raffleMoment(raffle);
  const isOver = moment === null;
  return (
    <div className="flex h-full flex-col justify-between gap-6">
      <div className="flex items-center justify-between gap-4">
        <p>
          <span className="block text-xs text-text-3">{isOver ? t('ticketsWere') : t('ticketsInPlay')}</span>
          <span className="mt-1 block font-display text-4xl font-bold tabular-nums">
            {formatCoins(raffle.ticketCount)}
          </span>
        </p>
        <TicketFan />
      </div>
      {moment ? (
        <p>
          <span className="block text-xs text-text-3">{t(`moments.${moment.key}`)}</span>
          <span className="mt-1 block font-display text-xl font-semibold">
            <Countdown until={moment.at} over={t(`moments.${moment.key}Over`)} />
          </span>
          <span className="mt-1 block text-sm text-text-2">{formatDateTime(moment.at)}</span>
        </p>
      ) : (
        <p className="text-sm text-text-2">{formatDateTime(raffle.drawAt)}</p>
      )}
    </div>
  );
}
