'use client'; // What was typed becomes a number here.

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { deskCallTo } from '@/lib/desk-calls';
import { StepForm } from './step-form';

interface AdjustFormProps {
  readonly id: string;
}

/** Gives a member Sikke, or takes some with a number below zero. */
export function AdjustForm({ id }: AdjustFormProps) {
  const t = useTranslations('desk.member.steps.adjust');
  return (
    <StepForm
      step="adjust"
      title={t('title')}
      path={deskCallTo('deskMemberAdjustment', id)}
      read={(fields) => ({ amount: toWhole(fields.get('amount')) })}
      fields={(errorOf) => (
        <Field
          name="amount"
          label={t('amount')}
          hint={t('amountHint')}
          error={errorOf('amount')}
          inputMode="text"
          autoComplete="off"
          required
        />
      )}
    />
  );
}

/** The number, dots of thousands or not; what is none goes out as it is, for the server to refuse. */
function toWhole(typed: FormDataEntryValue | null): unknown {
  const text = String(typed ?? '')
    .trim()
    .replaceAll('.', '')
    .replace('−', '-');
  return /^[+-]?\d+$/.test(text) ? Number(text) : 0;
}
