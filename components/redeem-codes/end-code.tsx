'use client'; // It asks before it ends a code.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AskTwice } from '@/components/ui/ask-twice';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface EndCodeProps {
  readonly id: number;
  /** It is not over. */
  readonly isShown: boolean;
}

/** Ends a redeem code before its time, once it was asked twice. */
export function EndCode({ id, isShown }: EndCodeProps) {
  const t = useTranslations('redeemCodesOwn');
  const router = useRouter();
  const { isBusy, isReady, submit } = useSubmit({
    path: callTo('codeEnd', id),
    read: () => ({}),
    done: () => {
      showToast('success', t('ended'));
      router.refresh();
    },
  });
  return (
    <AskTwice
      ask={t('end')}
      sure={t('endSure')}
      isBusy={isBusy}
      isShown={isShown && isReady}
      onSubmit={submit}
    />
  );
}
