import { useTranslations } from 'next-intl';
import { Countdown } from '@/components/ui/countdown';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { formatDateTime } from '@/lib/format/dates';

interface EventMomentProps {
  readonly event: Pick<WagerEvent, 'phase' | 'startsAt' | 'endsAt'>;
}

/** When an event begins or ends, counted down; when it ended, once it has. */
export function EventMoment({ event: { phase, startsAt, endsAt } }: EventMomentProps) {
  const t = useTranslations('wagerEvents.moments');
  const moment = momentOf(phase);
  const at = moment === 'begins' ? startsAt : endsAt;
  return (
    <div>
      <p className="text-xs text-text-3">{t(moment)}</p>
      <p className="mt-1 font-display text-xl font-semibold tabular-nums">
        {moment === 'ended' ? formatDateTime(endsAt) : <Countdown until={at} over={t(`${moment}Over`)} />}
      </p>
      {moment === 'ended' ? null : <p className="mt-1 text-sm text-text-2">{formatDateTime(at)}</p>}
    </div>
  );
}

function momentOf(phase: WagerEvent['phase']) {
  if (phase === 'scheduled') return 'begins' as const;
  return phase === 'live' ? ('ends' as const) : ('ended' as const);
}
