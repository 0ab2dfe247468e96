'use client'; // A press asks for the address of Kick and goes there, or ends the connection.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AskTwice } from '@/components/ui/ask-twice';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

/** The way to Kick, where the owner of the channel agrees, and back. */
export function ConnectChannel({ isAgain }: { readonly isAgain: boolean }) {
  const t = useTranslations('desk.kick.own');
  const { errorOf: _, ...form } = useSubmit<{ readonly data: { readonly url: string } }>({
    path: deskCallTo('deskKickConnect'),
    read: () => ({}),
    done: ({ data }) => window.location.assign(data.url),
  });
  return <OneButtonForm {...form} save={t(isAgain ? 'connectAgain' : 'connect')} variant="primary" />;
}

/** Ends the connection, once it was asked twice. */
export function DisconnectChannel() {
  const t = useTranslations('desk.kick.own');
  const router = useRouter();
  const { isBusy, isReady, submit } = useSubmit({
    path: deskCallTo('deskKickDisconnect'),
    read: () => ({}),
    done: () => router.refresh(),
  });
  return (
    <AskTwice
      ask={t('disconnect')}
      sure={t('disconnectSure')}
      isBusy={isBusy}
      isShown={isReady}
      onSubmit={submit}
    />
  );
}
