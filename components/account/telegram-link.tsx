'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, buttonClass } from '@/components/ui/button';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';
import { useTelegramArrival } from './use-telegram-arrival';

interface TelegramLinkProps {
  readonly bot: string;
  /** For the login in the browser; null where the bot's id is not known. */
  readonly botId: string | null;
}

/** The way to the bot with a code of the member's own, or Telegram's login in the browser. */
export function TelegramLink({ bot, botId }: TelegramLinkProps) {
  const t = useTranslations('verifyOwn');
  const [url, setUrl] = useState<string | null>(null);
  useTelegramArrival(url !== null);
  const { isBusy, isReady, submit } = useSubmit<{ readonly data: { readonly url: string } }>({
    path: callTo('telegramLink'),
    read: () => ({}),
    done: ({ data }) => setUrl(data.url),
  });
  if (url) {
    return (
      <div className="mt-5 grid gap-4">
        <a
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass('primary', 'justify-self-start')}
        >
          {t('openLink', { bot })}
        </a>
        <p className="text-sm text-text-2">{t('botWaiting')}</p>
      </div>
    );
  }
  return (
    <form method="post" onSubmit={submit} className="mt-5 grid gap-4">
      <p className="text-sm text-text-2">{t('botText')}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="secondary" isBusy={isBusy} disabled={!isReady}>
          {t('openBot')}
        </Button>
        {botId ? (
          <Button
            variant="quiet"
            disabled={!isReady}
            onClick={() => window.location.assign(loginAddress(botId))}
          >
            {t('browser')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

/** Telegram's login without a script of its own: it comes back to this page with the signed answer in the fragment. */
function loginAddress(botId: string): string {
  const { origin, pathname } = window.location;
  const query = new URLSearchParams({ bot_id: botId, origin, return_to: origin + pathname });
  return `https://oauth.telegram.org/auth?${query}`;
}
