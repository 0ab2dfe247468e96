'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

/** What the form needs of its member. */
export interface ApplyFormProps {
  /** Name of the tier that the member has reached. */
  readonly tier: string;
}

/** Applies for the tier that is reached; an island because it is pressed. */
export function ApplyForm({ tier }: ApplyFormProps) {
  const t = useTranslations('vipOwn');
  const router = useRouter();
  const { isBusy, isReady, summary, submit } = useSubmit({
    path: callTo('vipApplication'),
    read: () => ({}),
    done: () => {
      showToast('success', t('applied'));
      router.refresh();
    },
  });
  return (
    <OneButtonForm {...{ isBusy, isReady, summary, submit }} save={t('apply', { tier })} variant="primary" />
  );
}
