'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import Draggable from 'react-draggable';
import type { StreamLinks } from '@/lib/format/live';
import { BarButton } from './bar-button';
import { LiveMark } from './live-mark';
import { MoveHandle } from './move-handle';
import { smallSize } from './place';
import { PlayerOrPoster } from './player-or-poster';
import type { Player } from './players';
import { usePlace } from './use-place';

/** What is shown, and how. */
export interface FloatingStreamProps {
  readonly players: readonly Player[];
  readonly links: StreamLinks;
  /** A page on which something is filled in: the widget is small there. */
  readonly isForm: boolean;
  readonly onHide: () => void;
}

/**
 * 500 × 280 px, no wider than the window, with each player that is set side by side (specification 4); smaller where it would be in the way.
 * Dragged by its bar or moved by arrow keys: never out of the window, never above a dialog.
 */
export function FloatingStream({ players, links, isForm, onHide }: FloatingStreamProps) {
  const t = useTranslations('stream');
  const ref = useRef<HTMLElement>(null);
  const { place, size, move } = usePlace(ref, isForm);
  const [isDragged, setIsDragged] = useState(false);
  return (
    <Draggable
      nodeRef={ref}
      handle="[data-drag-handle]"
      cancel="[data-no-drag]"
      position={place}
      enableUserSelectHack={false}
      onStart={() => setIsDragged(true)}
      onDrag={(_, to) => move(to)}
      onStop={() => setIsDragged(false)}
    >
      <section
        ref={ref}
        aria-label={t('label')}
        className={`fixed top-0 left-0 z-40 flex ${size === smallSize ? 'h-[188px] w-64' : 'h-[280px] w-[500px]'} max-w-full flex-col overflow-hidden rounded-card border border-line-strong bg-surface`}
      >
        <div
          data-drag-handle
          className="flex h-11 shrink-0 cursor-grab touch-none items-center gap-1 px-1 select-none active:cursor-grabbing"
        >
          <MoveHandle place={place} move={move} />
          <LiveMark />
          <span className="flex-1" />
          <BarButton
            icon={'maximize'}
            label={t('fullscreen')}
            onPress={() => void ref.current?.requestFullscreen()}
          />
          <BarButton icon={'x'} label={t('hide')} onPress={onHide} />
        </div>
        {/* A frame swallows the pointer: while the bar is dragged it lets it through. */}
        <div className={`flex min-h-0 flex-1 ${isDragged ? 'pointer-events-none' : ''}`}>
          {players.map((player) => (
            <PlayerOrPoster
              key={player.network}
              player={player}
              href={player.network === 'kick' ? links.kickLink : links.youtubeLink}
            />
          ))}
        </div>
      </section>
    </Draggable>
  );
}
