'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface KeepAccountProps {
  /** When the account goes, to read. */
  readonly date: string;
}

/** When the account goes, and the way back. */
export function KeepAccount({ date }: KeepAccountProps) {
  const t = useTranslations('ownDataOwn');
  const router = useRouter();
  const { isBusy, isReady, submit } = useSubmit({
    path: callTo('deletionCancel'),
    read: () => ({}),
    done: () => {
      showToast('success', t('kept'));
      router.refresh();
    },
  });
  return (
    <form method="post" onSubmit={submit} className="mt-2 grid gap-5">
      <p className="leading-relaxed text-text-2">{t('due', { date })}</p>
      <Button
        type="submit"
        variant="primary"
        isBusy={isBusy}
        disabled={!isReady}
        className="justify-self-start"
      >
        {t('keep')}
      </Button>
    </form>
  );
}
