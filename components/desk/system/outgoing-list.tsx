import { useTranslations } from 'next-intl';
import { DataTable } from '@/components/ui/data-table';
import { RelativeTime } from '@/components/ui/relative-time';
import type { JobsWire } from '@/contract/jobs';
import { formatCoins } from '@/lib/format/money';
import { useTaskName } from './use-task-name';

interface OutgoingListProps {
  readonly outgoing: NonNullable<JobsWire['outgoing']>;
}

/** What waits to leave the house: mails, messages, and the pages that are still to be renewed. */
export function OutgoingList({ outgoing }: OutgoingListProps) {
  const t = useTranslations('jobs');
  const nameOf = useTaskName();
  return (
    <DataTable
      caption={t('outgoing')}
      isCaptionHidden
      columns={[
        { title: t('task') },
        { title: t('waiting'), align: 'end', isMain: true },
        { title: t('tried'), align: 'end' },
        { title: t('givenUp'), align: 'end' },
        { title: t('oldestWaiting') },
      ]}
      rows={outgoing.map(({ task, waiting, tried, given_up: givenUp, oldest_at: oldest }) => ({
        key: task,
        isMarked: givenUp > 0,
        cells: [
          nameOf(task),
          formatCoins(waiting),
          formatCoins(tried),
          formatCoins(givenUp),
          oldest ? <RelativeTime key="oldest" iso={oldest} /> : t('none'),
        ],
      }))}
    />
  );
}
