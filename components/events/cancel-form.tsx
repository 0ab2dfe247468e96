'use client'; // The team cancels an event here.

import { useTranslations } from 'next-intl';
import { ReasonForm } from '@/components/ui/reason-form';
import { useCancellation } from '@/lib/browser/use-cancellation';
import { callTo } from '@/lib/calls';

interface CancelFormProps {
  readonly slug: string;
}

/** Cancels an event with a reason, which everybody who takes part reads. */
export function CancelForm({ slug }: CancelFormProps) {
  const t = useTranslations('eventJury');
  return <ReasonForm {...useCancellation(callTo('eventResult', slug), t, { action: 'cancel' })} />;
}
