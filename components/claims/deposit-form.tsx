'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { formatMoney } from '@/lib/format/money';
import { AccountFields, type LinkedNames } from './account-fields';
import { HandInForm } from './hand-in-form';

/** A draw and a sponsor of it, under `draw|sponsor`. */
export interface DepositChoice extends SelectOption {
  readonly currency: string;
}

interface DepositFormProps {
  readonly choices: readonly DepositChoice[];
  readonly linked: LinkedNames;
}

/** The form of a deposit that earns tickets. */
export function DepositForm({ choices, linked }: DepositFormProps) {
  const t = useTranslations();
  return (
    <HandInForm
      kind="deposit"
      proof={['receipt', 'proofHint']}
      extra={({ sponsor }) => drawAndSponsor(sponsor)}
    >
      {(errorOf) => (
        <>
          <AccountFields
            errorOf={errorOf}
            options={choices}
            linked={linked}
            label={t('claimForms.deposit.choice')}
            placeholder={t('claimForms.deposit.choose')}
          />
          <div className="grid gap-5 sm:grid-cols-3">
            <Field
              name="amount"
              label={t('labels.amount')}
              hint={t('claimForms.amountHint', { exact: formatMoney(1500.5) })}
              error={errorOf('amount')}
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              required
            />
            <SelectField
              name="currency"
              label={t('labels.currency')}
              error={errorOf('currency')}
              options={currencies}
              defaultValue={choices[0]?.currency ?? 'TRY'}
            />
            <Field
              name="deposit_date"
              type="datetime-local"
              label={t('labels.deposit_date')}
              error={errorOf('deposit_date')}
              required
            />
          </div>
          <TextareaField
            name="content"
            label={t('claimForms.note')}
            error={errorOf('content')}
            maxLength={1000}
          />
        </>
      )}
    </HandInForm>
  );
}

/** The currencies that deposits and wins are in. */
export const currencies: readonly SelectOption[] = [
  { value: 'TRY', label: '₺ TRY' },
  { value: 'USD', label: '$ USD' },
  { value: 'EUR', label: '€ EUR' },
];

function drawAndSponsor(choice: unknown): Readonly<Record<string, unknown>> {
  const [raffle, sponsor] = typeof choice === 'string' ? choice.split('|') : [];
  return raffle && sponsor ? { raffle, sponsor } : {};
}
