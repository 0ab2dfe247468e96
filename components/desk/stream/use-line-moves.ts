'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { StreamDesk } from '@/lib/browser/stream/use-stream-desk';

/**
 * Moves lines: the arrow keys on a grip by one place, a drag of it to the line under the pointer when it is let go. `over` is the line that
 * the dragged one would come before, `told` what a screen reader hears.
 */
export function useLineMoves({ desk, take }: StreamDesk) {
  const t = useTranslations('desk.stream.own.list');
  const list = useRef<HTMLOListElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<string | null>(null);
  const [told, setTold] = useState('');
  const { lines } = desk;

  const put = (key: string, before: string | null) => {
    const others = lines.filter((line) => line.key !== key);
    const at = before === null ? others.length : others.findIndex((line) => line.key === before);
    if (at < 0 || before === key || lines[at]?.key === key) return;
    take({ kind: 'move', key, before });
    setTold(t('moved', { name: lines.find((line) => line.key === key)?.name ?? '', place: at + 1 }));
  };

  const press = (key: string, event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
    if (by === 0) return;
    event.preventDefault();
    const at = lines.findIndex((line) => line.key === key);
    if (by < 0 && at > 0) put(key, lines[at - 1]?.key ?? null);
    if (by > 0 && at < lines.length - 1) put(key, lines[at + 2]?.key ?? null);
  };

  const grip = (key: string) => ({
    onKeyDown: (event: KeyboardEvent) => press(key, event),
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragged(key);
    },
    onPointerMove: ({ clientY }: PointerEvent) => {
      if (dragged === key) setOver(findUnder(list.current, clientY));
    },
    onPointerUp: ({ clientY }: PointerEvent) => {
      if (dragged === key) put(key, findUnder(list.current, clientY));
      setDragged(null);
      setOver(null);
    },
    onPointerCancel: () => {
      setDragged(null);
      setOver(null);
    },
  });
  return { list, dragged, over, told, grip };
}

/** How lines are moved. */
export type LineMoves = ReturnType<typeof useLineMoves>;

/** The line whose middle is below the pointer; null below all of them. */
function findUnder(list: HTMLOListElement | null, y: number): string | null {
  const rows = list?.querySelectorAll<HTMLElement>('[data-line]') ?? [];
  for (const row of rows) {
    const { top, height } = row.getBoundingClientRect();
    if (y < top + height / 2) return row.dataset.line ?? null;
  }
  return null;
}
