'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useSubmit } from '@/lib/browser/use-submit';

interface ApplyFormProps {
  /** Name of the tier that the member has reached; null where there is nothing to apply for. */
  readonly tier: string | null;
}

/** Applies for the tier that is reached; an island because it is pressed. */
export function ApplyForm({ tier }: ApplyFormProps) {
  const t = useTranslations('vipOwn');
  const router = useRouter();
  const isHydrated = useHydrated();
  const { isBusy, summary, submit } = useSubmit({
    path: '/api/vip/application',
    read: () => ({}),
    done: () => {
      showToast('success', t('applied'));
      router.refresh();
    },
  });
  if (tier === null) return <p className="text-sm text-text-3">{t('cannot')}</p>;
  return (
    <form method="post" onSubmit={submit} className="grid gap-4">
      <FormSummary texts={summary} />
      <Button
        type="submit"
        variant="primary"
        isBusy={isBusy}
        disabled={!isHydrated}
        className="justify-self-start"
      >
        {t('apply', { tier })}
      </Button>
    </form>
  );
}
