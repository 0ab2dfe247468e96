'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { BarButton } from './bar-button';
import { LiveMark } from './live-mark';
import { PlayerChoice } from './player-choice';
import { PlayerFrame } from './player-frame';
import type { Player } from './players';
import { useShownPlayer } from './use-shown-player';

interface DockedStreamProps {
  readonly players: readonly Player[];
  readonly onHide: () => void;
}

/**
 * On a phone: a bar at the bottom that says the stream is on, and opens the player over the full width. It plays only
 * once opened, for the sake of the visitor's data plan.
 */
export function DockedStream({ players, onHide }: DockedStreamProps) {
  const t = useTranslations('stream');
  const ref = useRef<HTMLElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [shown, show] = useShownPlayer(players);
  return (
    <section
      ref={ref}
      aria-label={t('label')}
      className="fixed inset-x-0 bottom-0 z-40 flex flex-col border-t border-line-strong bg-surface pb-[env(safe-area-inset-bottom)]"
    >
      <div className="flex h-12 shrink-0 items-center gap-1 ps-4 pe-1">
        <LiveMark />
        <span className="flex-1" />
        {shown ? <PlayerChoice players={players} shown={shown} onShow={show} /> : null}
        <BarButton
          icon={isOpen ? 'chevron-down' : 'chevron-up'}
          label={isOpen ? t('fold') : t('unfold')}
          onPress={() => setIsOpen(!isOpen)}
        />
        {isOpen ? (
          <BarButton
            icon={'maximize'}
            label={t('fullscreen')}
            onPress={() => void ref.current?.requestFullscreen()}
          />
        ) : null}
        <BarButton icon={'x'} label={t('hide')} onPress={onHide} />
      </div>
      {shown && isOpen ? <PlayerFrame player={shown} className="aspect-video flex-none" /> : null}
    </section>
  );
}
