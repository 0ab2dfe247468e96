'use client'; // A point is set by pointer or keyboard here.

import { useTranslations } from 'next-intl';
import type { PointerEvent } from 'react';
import type { Focus } from '@/contract/desk-media';

interface FocusPickerProps {
  readonly src: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly focus: Focus;
  readonly isLocked: boolean;
  readonly onChange: (focus: Focus) => void;
}

/** A picture with its focal point: set by a press on it, or by two sliders, which have the keyboard. */
export function FocusPicker({ src, size, focus, isLocked, onChange }: FocusPickerProps) {
  const t = useTranslations('desk.media');
  const point = (event: PointerEvent<HTMLDivElement>) => {
    if (isLocked || (event.type === 'pointermove' && event.buttons !== 1)) return;
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    onChange({
      focus_x: toPercent((event.clientX - left) / width),
      focus_y: toPercent((event.clientY - top) / height),
    });
  };
  return (
    <div className="grid justify-items-start gap-3">
      <div
        onPointerDown={point}
        onPointerMove={point}
        className={`relative touch-none overflow-hidden rounded-card border border-line bg-bg-raised ${isLocked ? '' : 'cursor-crosshair'}`}
      >
        <img src={src} alt="" {...size} draggable={false} className="block max-h-[60vh] w-auto max-w-full" />
        <svg aria-hidden="true" width="100%" height="100%" className="pointer-events-none absolute inset-0">
          <circle
            cx={`${focus.focus_x}%`}
            cy={`${focus.focus_y}%`}
            r="13"
            className="fill-none stroke-bg stroke-[5]"
          />
          <circle
            cx={`${focus.focus_x}%`}
            cy={`${focus.focus_y}%`}
            r="13"
            className="fill-none stroke-text stroke-2"
          />
          <circle cx={`${focus.focus_x}%`} cy={`${focus.focus_y}%`} r="2.5" className="fill-text" />
        </svg>
      </div>
      {isLocked ? null : (
        <fieldset className="grid w-full max-w-md gap-1">
          <legend className="mb-1 text-sm text-text-3">{t('focusHint')}</legend>
          {(['focus_x', 'focus_y'] as const).map((axis) => (
            <label key={axis} className="grid grid-cols-[5rem_minmax(0,1fr)_3rem] items-center gap-3 text-sm">
              {t(axis)}
              <input
                type="range"
                min={0}
                max={100}
                value={focus[axis]}
                onChange={({ currentTarget }) => onChange({ ...focus, [axis]: Number(currentTarget.value) })}
                className="h-11 accent-text"
              />
              <span className="text-right text-text-3 tabular-nums">%{focus[axis]}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function toPercent(share: number): number {
  return Math.round(Math.min(1, Math.max(0, share)) * 100);
}
