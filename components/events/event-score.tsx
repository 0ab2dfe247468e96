import { useTranslations } from 'next-intl';
import type { EventStanding } from '@/lib/data/event-view';
import { formatX } from '@/lib/format/multiplier';

interface EventScoreProps {
  readonly standing: Pick<EventStanding, 'x' | 'points'>;
}

/** What a place was won with: points, or the X; nothing where only the moment counts. */
export function EventScore({ standing: { x, points } }: EventScoreProps) {
  const t = useTranslations('events');
  if (points !== null)
    return <span className="font-semibold whitespace-nowrap tabular-nums">{t('points', { points })}</span>;
  if (x === null) return null;
  return (
    <span className="font-display font-bold whitespace-nowrap text-green tabular-nums">{formatX(x)}</span>
  );
}
