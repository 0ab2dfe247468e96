'use client';

import { useRouter } from 'next/navigation';
import { showToast } from './toast';
import { useSubmit } from './use-submit';

/**
 * The form with which the team cancels something for everybody, with a `reason`; `also` goes along. What it answers are
 * `ReasonForm`'s properties. Afterwards `said` is told and the page is renewed.
 */
export function useCancellation(
  path: `/api/${string}`,
  said: string,
  also: Readonly<Record<string, unknown>> = {},
) {
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
    path,
    read: (fields) => ({ ...also, reason: String(fields.get('reason') ?? '') }),
    done: () => {
      showToast('success', said);
      router.refresh();
    },
  });
  return { ...form, error: errorOf('reason') };
}
