'use client';

import { useTranslations } from 'next-intl';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import type { SelectOption } from '@/components/ui/select-field';
import { TextareaField } from '@/components/ui/textarea-field';
import { AccountFields, type LinkedNames } from './account-fields';
import { HandInForm } from './hand-in-form';

interface AffiliateFormProps {
  readonly sponsors: readonly SelectOption[];
  readonly linked: LinkedNames;
  readonly email: string | null;
}

/** The form by which an account at a sponsor comes under the community's code. */
export function AffiliateForm({ sponsors, linked, email }: AffiliateFormProps) {
  const t = useTranslations();
  return (
    <HandInForm kind="affiliate" proof={['screenshot', 'accountProofHint']}>
      {(errorOf) => (
        <>
          <AccountFields errorOf={errorOf} options={sponsors} linked={linked} />
          <div className="grid gap-5 sm:grid-cols-2">
            <Field
              name="name"
              label={t('labels.name')}
              error={errorOf('name')}
              autoComplete="given-name"
              maxLength={60}
              required
            />
            <Field
              name="surname"
              label={t('labels.surname')}
              error={errorOf('surname')}
              autoComplete="family-name"
              maxLength={60}
              required
            />
            <Field
              name="email"
              type="email"
              label={t('labels.email')}
              hint={t('claimForms.siteEmailHint')}
              error={errorOf('email')}
              autoComplete="email"
              defaultValue={email ?? ''}
              maxLength={254}
              required
            />
            <Field
              name="phone"
              type="tel"
              label={t('labels.phone')}
              error={errorOf('phone')}
              autoComplete="tel"
              maxLength={24}
              required
            />
          </div>
          <TextareaField
            name="content"
            label={t('claimForms.note')}
            error={errorOf('content')}
            maxLength={1000}
          />
          <CheckField
            name="terms"
            label={t('claimForms.affiliate.terms')}
            error={errorOf('terms')}
            required
          />
        </>
      )}
    </HandInForm>
  );
}
