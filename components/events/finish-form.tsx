'use client'; // The team ends an event here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { AskTwice } from '@/components/ui/ask-twice';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface FinishFormProps {
  readonly slug: string;
  readonly isShown: boolean;
}

/** Makes the result stand and gives the prizes: the first press asks, the second one does it, for it cannot be taken back. */
export function FinishForm({ slug, isShown }: FinishFormProps) {
  const t = useTranslations('eventJury');
  const router = useRouter();
  const { isBusy, isReady, submit } = useSubmit({
    path: callTo('eventResult', slug),
    read: () => ({ action: 'finish' }),
    done: () => {
      showToast('success', t('finished'));
      router.refresh();
    },
  });
  return (
    <AskTwice
      ask={t('finish')}
      sure={t('finishSure')}
      isBusy={isBusy}
      isShown={isShown && isReady}
      onSubmit={submit}
    />
  );
}
