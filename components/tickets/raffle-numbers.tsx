import { useTranslations } from 'next-intl';
import { Facts } from '@/components/ui/facts';
import type { RaffleDetail } from '@/lib/data/raffle-view';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { winnerPlaces } from './winner-places';

interface RaffleNumbersProps {
  readonly raffle: RaffleDetail;
}

/** The draw in numbers and times. */
export function RaffleNumbers({ raffle }: RaffleNumbersProps) {
  const t = useTranslations('raffles.facts');
  return (
    <Facts
      facts={[
        { name: t('players'), value: formatCoins(raffle.playerCount) },
        { name: t('winners'), value: winnerPlaces(raffle.prizes) },
        { name: t('reserves'), value: raffle.reserveCount },
        { name: t('starts'), value: formatDateTime(raffle.startsAt) },
        { name: t('ends'), value: formatDateTime(raffle.endsAt) },
        { name: t('draws'), value: formatDateTime(raffle.drawAt) },
      ]}
    />
  );
}
