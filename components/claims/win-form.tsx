'use client';

import { useTranslations } from 'next-intl';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { AccountFields, type LinkedNames } from './account-fields';
import { HandInForm } from './hand-in-form';

interface WinFormProps {
  readonly sponsors: readonly SelectOption[];
  readonly linked: LinkedNames;
}

/** The form of a viewer's win: what was played, what came of it, and a picture or a replay. */
export function WinForm({ sponsors, linked }: WinFormProps) {
  const t = useTranslations();
  const money = { inputMode: 'decimal', autoComplete: 'off', maxLength: 20, required: true } as const;
  return (
    <HandInForm kind="win" proof={['screenshot', 'proofHint']}>
      {(errorOf) => (
        <>
          <AccountFields errorOf={errorOf} options={sponsors} linked={linked} />
          <Field
            name="game_name"
            label={t('labels.game_name')}
            error={errorOf('game_name')}
            autoComplete="off"
            maxLength={120}
            required
          />
          <div className="grid gap-5 sm:grid-cols-3">
            <Field name="bet" label={t('labels.bet')} error={errorOf('bet')} {...money} />
            <Field name="win" label={t('labels.win')} error={errorOf('win')} {...money} />
            <SelectField
              name="currency"
              label={t('labels.currency')}
              error={errorOf('currency')}
              options={currencies}
              defaultValue="TRY"
            />
          </div>
          <Field
            name="link"
            type="url"
            label={t('claimForms.replay')}
            hint={t('claimForms.replayHint')}
            error={errorOf('link')}
            inputMode="url"
            autoComplete="off"
            maxLength={500}
          />
          <CheckField
            name="show_picture"
            label={t('claimForms.win.showPicture')}
            error={errorOf('show_picture')}
          />
          <TextareaField
            name="content"
            label={t('claimForms.remark')}
            hint={t('claimForms.remarkHint')}
            error={errorOf('content')}
            maxLength={1000}
          />
        </>
      )}
    </HandInForm>
  );
}

/** The currencies that wins are in. */
const currencies: readonly SelectOption[] = [
  { value: 'TRY', label: '₺ TRY' },
  { value: 'USD', label: '$ USD' },
  { value: 'EUR', label: '€ EUR' },
];
