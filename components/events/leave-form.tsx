'use client';

import { useTranslations } from 'next-intl';
import { AskTwice } from '@/components/ui/ask-twice';
import type { OwnEventPartWire } from '@/contract/events';
import { showToast } from '@/lib/browser/toast';
import { keepOwn } from '@/lib/browser/use-own';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface LeaveFormProps {
  readonly slug: string;
  /** Its room is there either way. */
  readonly isShown: boolean;
}

/** Leaves an event: the first press asks, the second one does it. */
export function LeaveForm({ slug, isShown }: LeaveFormProps) {
  const t = useTranslations('eventOwn');
  const { isBusy, submit } = useSubmit<{ readonly data: OwnEventPartWire }>({
    path: callTo('eventWithdrawal', slug),
    read: () => ({}),
    done: async ({ data }) => {
      await keepOwn(callTo('eventPart', slug), data);
      showToast('success', t('leftToast'));
    },
  });
  return (
    <AskTwice ask={t('leave')} sure={t('leaveSure')} isBusy={isBusy} isShown={isShown} onSubmit={submit} />
  );
}
