'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import type { SelectOption } from '@/components/ui/select-field';
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
  /** Beside the amount: the tickets that it comes to. */
  readonly sum: ReactNode;
}

/** The form of a deposit that earns tickets; its currency is that of the chosen rule. */
export function DepositForm({ choices, linked, sum }: DepositFormProps) {
  const t = useTranslations();
  return (
    <HandInForm
      kind="deposit"
      proof={['receipt', 'proofHint']}
      extra={({ sponsor }) => ({ ...drawAndSponsor(sponsor), ...currencyOf(choices, sponsor) })}
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
          <div className="field-pair">
            <div className="flex gap-2">
              <div className="min-w-0 grow">
                <Field
                  name="amount"
                  label={t('labels.amount')}
                  hint={t('claimForms.amountHint', { exact: formatMoney(1500.5) })}
                  error={errorOf('amount') ?? errorOf('currency')}
                  inputMode="decimal"
                  autoComplete="off"
                  maxLength={20}
                  required
                />
              </div>
              {sum}
            </div>
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
            rows={2}
          />
        </>
      )}
    </HandInForm>
  );
}

function drawAndSponsor(choice: unknown): Readonly<Record<string, unknown>> {
  const [raffle, sponsor] = typeof choice === 'string' ? choice.split('|') : [];
  return raffle && sponsor ? { raffle, sponsor } : {};
}

function currencyOf(choices: readonly DepositChoice[], choice: unknown): Readonly<Record<string, unknown>> {
  const found = choices.find(({ value }) => value === choice) ?? choices[0];
  return found ? { currency: found.currency } : {};
}
