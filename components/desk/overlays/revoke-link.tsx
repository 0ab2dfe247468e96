'use client'; // It asks before it ends a link.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AskTwice } from '@/components/ui/ask-twice';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

interface RevokeLinkProps {
  readonly id: number;
  readonly isShown: boolean;
}

/** Ends a link of the overlays for good, once it was asked twice. */
export function RevokeLink({ id, isShown }: RevokeLinkProps) {
  const t = useTranslations('desk.overlays.own');
  const router = useRouter();
  const { isBusy, isReady, submit } = useSubmit({
    path: deskCallTo('deskOverlayRevocation', id),
    read: () => ({}),
    done: () => {
      showToast('success', t('revoked'));
      router.refresh();
    },
  });
  return (
    <AskTwice
      ask={t('revoke')}
      sure={t('revokeSure')}
      isBusy={isBusy}
      isShown={isShown && isReady}
      onSubmit={submit}
    />
  );
}
