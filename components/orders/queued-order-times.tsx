import { useTranslations } from 'next-intl';
import { RelativeTime } from '@/components/ui/relative-time';
import type { QueuedOrder } from '@/lib/data/order-queue';
import { formatDateTime } from '@/lib/format/dates';

interface QueuedOrderTimesProps {
  readonly order: QueuedOrder;
  readonly isWaiting: boolean;
}

/** Until when an order is promised, and who decided on it, when, with which words. */
export function QueuedOrderTimes({ order, isWaiting }: QueuedOrderTimesProps) {
  const t = useTranslations('orderDesk');
  const { dueAt, decidedAt, decidedBy, reason, note } = order;
  const isLate = dueAt !== null && Date.parse(dueAt) < Date.now();
  return (
    <div className="mt-4 space-y-1 text-sm leading-6 text-text-2 empty:hidden">
      {isWaiting && dueAt ? (
        <p className={isLate ? 'font-medium text-red' : ''}>
          {t(isLate ? 'late' : 'due', { time: formatDateTime(dueAt) ?? '' })}
        </p>
      ) : null}
      {decidedAt ? (
        <p>
          {decidedBy ? t('decidedBy', { name: decidedBy }) : t('decided')} · <RelativeTime iso={decidedAt} />
        </p>
      ) : null}
      {reason ? <p className="break-words">{t('reason', { reason })}</p> : null}
      {note ? <p className="break-words">{t('note', { note })}</p> : null}
    </div>
  );
}
