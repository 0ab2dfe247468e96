'use client'; // The team cancels a hunt here.

import { useTranslations } from 'next-intl';
import { ReasonForm } from '@/components/ui/reason-form';
import { useCancellation } from '@/lib/browser/use-cancellation';
import { callTo } from '@/lib/calls';

interface CancelFormProps {
  readonly slug: string;
}

/** Cancels a hunt with a reason, which everybody who guessed reads. */
export function CancelForm({ slug }: CancelFormProps) {
  const t = useTranslations('huntDeskOwn');
  return <ReasonForm {...useCancellation(callTo('huntCancellation', slug), t)} />;
}
