'use client';

import { useTranslations } from 'next-intl';
import type { Chat } from '@/lib/format/chat';

interface ChatFrameProps {
  readonly chats: readonly Chat[];
  /** The network that plays: its chat is shown. */
  readonly preferred: Chat['network'] | null;
  readonly isLive: boolean;
}

/** The chat of the network that plays, in a frame that may talk to its own site alone; a sentence where there is none. */
export function ChatFrame({ chats, preferred, isLive }: ChatFrameProps) {
  const t = useTranslations('streamPage');
  const stream = useTranslations('stream.players');
  const chat = chats.find(({ network }) => network === preferred) ?? chats[0];
  return (
    <div className="flex w-full flex-col overflow-hidden rounded-panel border border-line bg-surface">
      {chat ? (
        <>
          <iframe
            key={chat.url}
            src={chat.url}
            title={t('chatOf', { network: stream(chat.network) })}
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="strict-origin-when-cross-origin"
            className="min-h-0 w-full flex-1 border-0"
          />
          <a
            href={chat.url}
            target="_blank"
            rel="noopener noreferrer"
            className="flex min-h-11 items-center justify-center border-t border-line px-4 text-sm text-text-2 underline-offset-4 hover:text-text hover:underline"
          >
            {t('openChat')}
          </a>
        </>
      ) : (
        <p className="m-auto max-w-56 p-6 text-center text-sm leading-relaxed text-text-3">
          {t(isLive ? 'noChat' : 'chatOffline')}
        </p>
      )}
    </div>
  );
}
