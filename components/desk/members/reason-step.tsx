'use client'; // What goes along with the reason is put together here.

import { useTranslations } from 'next-intl';
import { deskCallTo } from '@/lib/desk-calls';
import { StepForm } from './step-form';

interface ReasonStepProps {
  readonly id: string;
  readonly step: 'lift' | 'end_sessions' | 'reset_phone' | 'reset_telegram' | 'verify_telegram' | 'erase';
}

const rows = {
  lift: { call: 'deskMemberLift', along: {} },
  end_sessions: { call: 'deskMemberSessionsEnd', along: {} },
  reset_phone: { call: 'deskMemberReset', along: { what: 'phone' } },
  erase: { call: 'deskMemberErasure', along: {} },
  verify_telegram: { call: 'deskMemberVerification', along: { what: 'telegram' } },
  reset_telegram: { call: 'deskMemberReset', along: { what: 'telegram' } },
} as const;

/** A step on a member that takes a reason alone. */
export function ReasonStep({ id, step }: ReasonStepProps) {
  const t = useTranslations('desk.member');
  const { call, along } = rows[step];
  return (
    <StepForm step={step} title={t(`steps.${step}.title`)} path={deskCallTo(call, id)} read={() => along} />
  );
}
