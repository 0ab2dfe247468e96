import { useTranslations } from 'next-intl';
import { Countdown } from '@/components/ui/countdown';
import type { SpecialOdd } from '@/lib/data/special-odd-view';

interface OddClockProps {
  readonly odd: Pick<SpecialOdd, 'state' | 'startsAt' | 'endsAt'>;
}

/** How long an odd can still be taken, or how long until it can. */
export function OddClock({ odd: { state, startsAt, endsAt } }: OddClockProps) {
  const t = useTranslations('specialOdds');
  const until = state === 'scheduled' ? startsAt : endsAt;
  if (!until || (state !== 'active' && state !== 'scheduled')) return null;
  return (
    <p className="text-sm text-text-2">
      {t(state === 'active' ? 'endsIn' : 'startsIn')}{' '}
      <span className="font-semibold text-text">
        <Countdown until={until} over={t(state === 'active' ? 'over' : 'started')} />
      </span>
    </p>
  );
}
