'use client'; // It asks before it ends a code.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AskTwice } from '@/components/ui/ask-twice';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface EndCodeProps {
  readonly id: number;
  /** The one alone, or all that were made together with it. */
  readonly of: 'codeEnd' | 'codeBatchEnd';
  /** It is not over. */
  readonly isShown: boolean;
  readonly onEnded?: () => void;
}

const words = {
  codeEnd: { ask: 'end', sure: 'endSure' },
  codeBatchEnd: { ask: 'endBatch', sure: 'endBatchSure' },
} as const;

/** Ends a redeem code before its time, or its batch, once it was asked twice. */
export function EndCode({ id, of, isShown, onEnded }: EndCodeProps) {
  const t = useTranslations('desk.codes.own');
  const router = useRouter();
  const { isBusy, isReady, submit } = useSubmit<{ readonly data: { readonly ended?: number } }>({
    path: callTo(of, id),
    read: () => ({}),
    done: ({ data: { ended } }) => {
      showToast('success', ended === undefined ? t('ended') : t('endedMany', { count: ended }));
      onEnded?.();
      router.refresh();
    },
  });
  return (
    <AskTwice
      ask={t(words[of].ask)}
      sure={t(words[of].sure)}
      isBusy={isBusy}
      isShown={isShown && isReady}
      onSubmit={submit}
    />
  );
}
