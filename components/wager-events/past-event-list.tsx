import { useTranslations } from 'next-intl';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { Pager } from '@/components/ui/pager';
import type { PastWagerEvents } from '@/lib/data/wager-events';
import { pathTo } from '@/lib/paths';
import { PastEventCard } from './past-event-card';

interface PastEventListProps {
  readonly page: PastWagerEvents;
  readonly isFirst?: boolean;
}

/** The archive of events, a page of it, and the way to older ones. */
export function PastEventList({ page: { events, nextCursor }, isFirst = false }: PastEventListProps) {
  const t = useTranslations('wagerEvents');
  if (events.length === 0) {
    const picture = <Icon name="trophy" size={96} className="text-text-3" />;
    return <EmptyState picture={picture} title={t('emptyPastTitle')} text={t('emptyPastText')} />;
  }
  return (
    <>
      <ol className="grid gap-4 md:grid-cols-2 2xl:grid-cols-3">
        {events.map((event) => (
          <PastEventCard key={event.slug} event={event} />
        ))}
      </ol>
      <Pager path={pathTo('pastWagerEvents')} nextCursor={nextCursor} isFirst={isFirst} />
    </>
  );
}
