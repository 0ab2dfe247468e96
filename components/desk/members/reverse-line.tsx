'use client'; // The reversal is sent from here.

import { useTranslations } from 'next-intl';
import { deskCallTo } from '@/lib/desk-calls';
import { StepForm } from './step-form';

interface ReverseLineProps {
  readonly id: string;
  /** A line of the ledger, or an approved deposit with its tickets. */
  readonly of: 'ledger' | 'deposit';
}

const rows = {
  ledger: { call: 'ledgerReversal', step: 'reverse' },
  deposit: { call: 'depositReversal', step: 'reverse_deposit' },
} as const;

/** Takes a line of the ledger or an approved deposit back, with a reason that its member reads. */
export function ReverseLine({ id, of }: ReverseLineProps) {
  const t = useTranslations('desk.member.steps');
  const { call, step } = rows[of];
  return <StepForm step={step} title={t(`${step}.title`)} path={deskCallTo(call, id)} />;
}
