'use client'; // It asks before it lets the account go.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AskTwice } from '@/components/ui/ask-twice';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';
import { useKickArrival } from './use-kick-arrival';

/** Lets the linked Kick account go, once it was asked twice. */
export function KickUnlink() {
  const t = useTranslations('verifyOwn.kick');
  const router = useRouter();
  useKickArrival();
  const { isBusy, isReady, submit } = useSubmit({
    path: callTo('kickUnlink'),
    read: () => ({}),
    done: () => {
      showToast('success', t('unlinked'));
      router.refresh();
    },
  });
  return (
    <div className="mt-3 [&_.btn-quiet]:-ml-5">
      <AskTwice
        ask={t('unlink')}
        sure={t('unlinkSure')}
        isBusy={isBusy}
        isShown={isReady}
        onSubmit={submit}
      />
    </div>
  );
}
