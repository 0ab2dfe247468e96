'use client'; // The team cancels a tournament here.

import { useTranslations } from 'next-intl';
import { ReasonForm } from '@/components/ui/reason-form';
import { useCancellation } from '@/lib/browser/use-cancellation';
import { callTo } from '@/lib/calls';

interface CancelFormProps {
  readonly slug: string;
}

/** Cancels a tournament with a reason, which everybody who takes part reads. */
export function CancelForm({ slug }: CancelFormProps) {
  const t = useTranslations('tournamentDeskOwn');
  return <ReasonForm {...useCancellation(callTo('tournamentCancellation', slug), t)} />;
}
