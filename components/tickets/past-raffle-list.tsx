import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Pager } from '@/components/ui/pager';
import type { PastRaffles } from '@/lib/data/raffles';
import { pathTo } from '@/lib/paths';
import { PastRaffleCard } from './past-raffle-card';
import { TicketFan } from './ticket-fan';

interface PastRaffleListProps {
  readonly page: PastRaffles;
  readonly isFirst?: boolean;
}

/** The archive of draws, a page of it, and the way to older ones. */
export function PastRaffleList({ page: { raffles, nextCursor }, isFirst = false }: PastRaffleListProps) {
  const t = useTranslations('raffles');
  if (raffles.length === 0) {
    return <EmptyState picture={<TicketFan />} title={t('emptyPastTitle')} text={t('emptyPastText')} />;
  }
  return (
    <>
      <ol className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {raffles.map((raffle) => (
          <PastRaffleCard key={raffle.slug} raffle={raffle} />
        ))}
      </ol>
      <Pager path={pathTo('pastRaffles')} nextCursor={nextCursor} isFirst={isFirst} />
    </>
  );
}
