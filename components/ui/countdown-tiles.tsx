'use client';

import { useTranslations } from 'next-intl';
import { useRemaining } from './use-remaining';

interface CountdownTilesProps {
  readonly until: string;
  readonly madeAtMs: number;
  readonly over: string;
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const;

/** The moving part of `CountdownBoard`. */
export function CountdownTiles({ until, madeAtMs, over }: CountdownTilesProps) {
  const t = useTranslations('countdown.units');
  const left = useRemaining(until, madeAtMs);
  if (left.isOver) return <p className="flex min-h-19 items-center text-text-2">{over}</p>;
  return (
    <dl className="grid w-full max-w-sm grid-cols-4 gap-2">
      {units.map((unit) => (
        <div
          key={unit}
          className="flex flex-col-reverse items-center rounded-card border border-line bg-bg-raised py-2.5"
        >
          <dt className="text-xs text-text-3">{t(unit)}</dt>
          <dd className="font-display text-2xl font-bold tabular-nums">
            {String(left[unit]).padStart(2, '0')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
