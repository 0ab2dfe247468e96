'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLive } from '@/lib/browser/use-live';
import { listChats } from '@/lib/format/chat';
import type { Live } from '@/lib/format/live';
import { ChatFrame } from './chat-frame';
import { LiveMark } from './live-mark';
import { PlayerChoice } from './player-choice';
import { PlayerFrame } from './player-frame';
import { listPlayers } from './players';
import { useShownPlayer } from './use-shown-player';

interface StreamStageProps {
  /** The live state the page was made with; the stage keeps itself current. */
  readonly live: Live;
  /** The site's own host, which YouTube's chat wants to know. */
  readonly siteHost: string;
  /** What stands in the player's place while nobody is live. */
  readonly offline: ReactNode;
}

/**
 * The player in its place, live or not, and the chat beside it: on unless the device is mobile, where it opens below (specification 3).
 * The style sheet decides that before any script has run, so nothing moves; an island because it follows the live state.
 */
export function StreamStage({ live, siteHost, offline }: StreamStageProps) {
  const t = useTranslations('streamPage');
  const current = useLive(live);
  const players = listPlayers(current);
  const [shown, show] = useShownPlayer(players);
  const chats = current.isLive ? listChats(current.stream, siteHost) : [];
  const isDesk = useSyncExternalStore(onDeskChange, isDeskNow, () => false);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const columns =
    chosen === false
      ? ''
      : chosen
        ? 'lg:grid-cols-[minmax(0,1fr)_22rem]'
        : 'desk:grid-cols-[minmax(0,1fr)_22rem]';
  return (
    <section aria-label={t('watch')} className={`grid gap-4 ${columns}`}>
      <div className="flex min-w-0 flex-col overflow-hidden rounded-panel border border-line bg-surface">
        <div className="relative flex aspect-video flex-col bg-bg">
          {shown ? <PlayerFrame player={shown} /> : offline}
        </div>
        <div className="flex min-h-14 items-center gap-2 px-4">
          {current.isLive ? <LiveMark /> : null}
          <span className="flex-1" />
          {shown ? <PlayerChoice players={players} shown={shown} onShow={show} /> : null}
          <button
            type="button"
            aria-pressed={chosen ?? isDesk}
            onClick={() => setChosen(!(chosen ?? isDesk))}
            className="min-h-11 rounded-card px-3 text-sm font-semibold text-text-2 hover:text-text aria-pressed:bg-surface-2 aria-pressed:text-text"
          >
            {t('chat')}
          </button>
        </div>
      </div>
      <div className={chosen === false ? 'hidden' : chosen ? 'flex h-[28rem] lg:h-auto' : 'hidden desk:flex'}>
        <ChatFrame chats={chats} preferred={shown?.network ?? null} isLive={current.isLive} />
      </div>
    </section>
  );
}

/** The same words as the `desk` variant of globals.css. */
const deskQuery = '(width >= 64rem) and (hover: hover) and (pointer: fine)';

function isDeskNow(): boolean {
  return window.matchMedia(deskQuery).matches && !document.documentElement.classList.contains('mobile-view');
}

function onDeskChange(listener: () => void): () => void {
  const query = window.matchMedia(deskQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
