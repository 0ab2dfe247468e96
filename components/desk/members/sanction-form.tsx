'use client'; // How long is chosen here.

import { useTranslations } from 'next-intl';
import { SelectField } from '@/components/ui/select-field';
import { deskCallTo } from '@/lib/desk-calls';
import { StepForm } from './step-form';

interface SanctionFormProps {
  readonly id: string;
  readonly kind: 'suspension' | 'ban';
  /** How many days are offered; 0 is for good. */
  readonly days: readonly number[];
}

/** Closes an account for a while, or for good. */
export function SanctionForm({ id, kind, days }: SanctionFormProps) {
  const t = useTranslations('desk.member');
  const step = kind === 'ban' ? 'ban' : 'suspend';
  const options = days.map((count) => ({
    value: String(count),
    label: count === 0 ? t('days.forever') : t('days.count', { count }),
  }));
  return (
    <StepForm
      step={step}
      title={t(`steps.${step}.title`)}
      path={deskCallTo('deskMemberSanction', id)}
      read={(fields) => ({ kind, days: Number(fields.get('days')) || null })}
      fields={(errorOf) => (
        <SelectField name="days" label={t(`steps.${step}.days`)} options={options} error={errorOf('days')} />
      )}
    />
  );
}
