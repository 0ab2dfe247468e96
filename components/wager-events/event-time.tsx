import { useTranslations } from 'next-intl';
import { Countdown } from '@/components/ui/countdown';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { formatDateTime } from '@/lib/format/dates';
import { eventMoment } from './event-moment';

interface EventTimeProps {
  readonly event: Pick<WagerEvent, 'phase' | 'startsAt' | 'endsAt' | 'disputeFrom' | 'disputeUntil'>;
}

/** What comes next of an event, counted down: its beginning, its end, the time for objections and the end of that. When it ended, otherwise. */
export function EventTime({ event }: EventTimeProps) {
  const t = useTranslations('wagerEvents');
  const moment = eventMoment(event);
  return (
    <div>
      <p className="text-xs text-text-3">{moment ? t(`moments.${moment.key}`) : t('moments.ended')}</p>
      <p className="mt-1 font-display text-xl font-semibold tabular-nums">
        {moment ? (
          <Countdown until={moment.at} over={t(`moments.${moment.key}Over`)} />
        ) : (
          formatDateTime(event.endsAt)
        )}
      </p>
      {moment ? <p className="mt-1 text-sm text-text-2">{formatDateTime(moment.at)}</p> : null}
    </div>
  );
}
