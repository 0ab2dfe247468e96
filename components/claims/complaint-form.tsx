'use client';

import { useTranslations } from 'next-intl';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { HandInForm } from './hand-in-form';

interface ComplaintFormProps {
  readonly types: readonly SelectOption[];
  readonly departments: readonly SelectOption[];
  readonly sponsors: readonly SelectOption[];
  /** Without a key the form works without a captcha (D30). */
  readonly captchaSiteKey: string | null;
}

/** The form that opens a case. */
export function ComplaintForm({ types, departments, sponsors, captchaSiteKey }: ComplaintFormProps) {
  const t = useTranslations();
  return (
    <HandInForm kind="complaint" proof={['attachment', 'proofHint']} captchaSiteKey={captchaSiteKey}>
      {(errorOf) => (
        <>
          <div className="grid gap-5 sm:grid-cols-3">
            <SelectField name="type" label={t('labels.type')} options={types} error={errorOf('type')} />
            <SelectField
              name="department"
              label={t('labels.department')}
              options={departments}
              placeholder={t('claimForms.choose')}
              error={errorOf('department')}
              defaultValue=""
              required
            />
            <SelectField
              name="sponsor"
              label={t('claimForms.aboutSponsor')}
              options={sponsors}
              placeholder={t('claimForms.noSponsor')}
              error={errorOf('sponsor')}
              defaultValue=""
            />
          </div>
          <Field
            name="subject"
            label={t('labels.subject')}
            error={errorOf('subject')}
            autoComplete="off"
            maxLength={120}
            required
          />
          <TextareaField
            name="message"
            label={t('labels.message')}
            hint={t('claimForms.complaint.hint')}
            error={errorOf('message')}
            maxLength={4000}
            required
          />
          <CheckField
            name="allow_public"
            label={t('claimForms.complaint.allowPublic')}
            error={errorOf('allow_public')}
          />
        </>
      )}
    </HandInForm>
  );
}
