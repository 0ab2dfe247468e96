'use client'; // The reversal is sent from here.

import { useTranslations } from 'next-intl';
import { callTo } from '@/lib/calls';
import { StepForm } from './step-form';

interface ReverseLineProps {
  readonly id: string;
}

/** Takes a line of the ledger back, with a reason that its member reads. */
export function ReverseLine({ id }: ReverseLineProps) {
  const t = useTranslations('desk.member.steps.reverse');
  return <StepForm step="reverse" title={t('title')} path={callTo('ledgerReversal', id)} />;
}
