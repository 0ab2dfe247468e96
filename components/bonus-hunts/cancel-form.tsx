'use client'; // The team cancels a hunt here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ReasonFold } from '@/components/ui/reason-fold';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';

interface CancelFormProps {
  readonly slug: string;
}

/** Cancels a hunt with a reason, which everybody who guessed reads. */
export function CancelForm({ slug }: CancelFormProps) {
  const t = useTranslations('huntDeskOwn');
  const router = useRouter();
  const { isBusy, isReady, summary, errorOf, submit } = useSubmit({
    path: `/api/bonus-hunts/${slug}/cancellation`,
    read: (fields) => ({ reason: String(fields.get('reason') ?? '') }),
    done: () => {
      showToast('success', t('cancelled'));
      router.refresh();
    },
  });
  return (
    <ReasonFold
      title={t('cancel')}
      text={t('cancelText')}
      label={t('reason')}
      hint={t('reasonHint')}
      error={errorOf('reason')}
      ask={t('cancelSend')}
      sure={t('cancelSure')}
      summary={summary}
      isBusy={isBusy}
      isReady={isReady}
      onSubmit={submit}
    />
  );
}
