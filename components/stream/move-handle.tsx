'use client';

import { useTranslations } from 'next-intl';
import type { KeyboardEvent } from 'react';
import { Icon } from '@/components/ui/icon';
import { type Point, placeByKey } from './place';

/** Arrow keys move by a step, with Shift by four. */
const stepPx = 16;

interface MoveHandleProps {
  readonly place: Point;
  readonly move: (to: Point) => void;
}

/** The grip of the bar: dragged with a pointer, moved with arrow keys. */
export function MoveHandle({ place, move }: MoveHandleProps) {
  const t = useTranslations('stream');
  const press = (event: KeyboardEvent) => {
    const to = placeByKey(event.key, place, event.shiftKey ? stepPx * 4 : stepPx);
    if (to === null) return;
    event.preventDefault();
    move(to);
  };
  return (
    <button
      type="button"
      aria-label={t('move')}
      onKeyDown={press}
      className="grid size-10 place-items-center rounded-card text-text-3 hover:text-text"
    >
      <Icon name="grip-vertical" size={18} />
    </button>
  );
}
