'use client';

import { useTranslations } from 'next-intl';
import { useRemaining } from './use-remaining';

interface CountdownClockProps {
  readonly until: string;
  readonly madeAtMs: number;
  readonly over: string;
}

/** The moving part of `Countdown`. */
export function CountdownClock({ until, madeAtMs, over }: CountdownClockProps) {
  const t = useTranslations('countdown');
  const { isOver, days, ...left } = useRemaining(until, madeAtMs);
  if (isOver) return over;
  const [hours, minutes, seconds] = [left.hours, left.minutes, left.seconds].map(twoDigits);
  return (
    <time dateTime={until} className="inline-block whitespace-nowrap tabular-nums">
      {days > 0 ? `${t('days', { count: days })} ` : ''}
      {`${hours}:${minutes}:${seconds}`}
    </time>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, '0');
}
