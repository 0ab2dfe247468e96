'use client';

import { useRouter } from 'next/navigation';
import { showToast } from './toast';
import { useSubmit } from './use-submit';

type CancellationText =
  | 'cancel'
  | 'cancelText'
  | 'cancelSend'
  | 'cancelSure'
  | 'cancelled'
  | 'reason'
  | 'reasonHint';

/**
 * The form with which the team cancels something for everybody, with a `reason`; `also` goes along. What it answers are
 * `ReasonForm`'s properties in the words of `t`. Afterwards that is told and the page is renewed.
 */
export function useCancellation(
  path: `/api/${string}`,
  t: (text: CancellationText) => string,
  also: Readonly<Record<string, unknown>> = {},
) {
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
    path,
    read: (fields) => ({ ...also, reason: String(fields.get('reason') ?? '') }),
    done: () => {
      showToast('success', t('cancelled'));
      router.refresh();
    },
  });
  return {
    ...form,
    error: errorOf('reason'),
    title: t('cancel'),
    text: t('cancelText'),
    label: t('reason'),
    hint: t('reasonHint'),
    ask: t('cancelSend'),
    sure: t('cancelSure'),
  };
}
