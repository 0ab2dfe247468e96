'use client'; // Only the viewer's own browser knows whether somebody can object.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { LoginButton } from '@/components/ui/login-button';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { TextareaField } from '@/components/ui/textarea-field';
import type { NumberArea } from '@/contract/number-origins';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { ClaimForm } from './claim-form';

interface ObjectionFormProps {
  readonly area: NumberArea;
  readonly slug: string;
  readonly reasons: readonly SelectOption[];
  readonly lines: readonly SelectOption[];
}

/** The form by which a member objects to a line; a guest is led to the login. */
export function ObjectionForm({ area, slug, reasons, lines }: ObjectionFormProps) {
  const t = useTranslations('claimForms');
  const { user } = useUser();
  const [reason, setReason] = useState('');
  if (!user) return <LoginButton>{t('objection.login')}</LoginButton>;
  return (
    <ClaimForm
      path={callTo('objectionClaim')}
      submitLabel={t('objection.submit')}
      doneText={t('objection.done')}
      extra={() => ({ area, slug })}
    >
      {(errorOf) => (
        <>
          <div className="grid gap-5 sm:grid-cols-2">
            <SelectField
              name="reason"
              label={t('objection.reason')}
              options={reasons}
              placeholder={t('choose')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              error={errorOf('reason')}
              required
            />
            {reason === 'missing' ? null : (
              <SelectField
                name="line"
                label={t('objection.line')}
                options={lines}
                placeholder={t('choose')}
                error={errorOf('line')}
                defaultValue=""
                required
              />
            )}
          </div>
          <TextareaField
            name="message"
            label={t('objection.message')}
            hint={t('objection.hint')}
            error={errorOf('message')}
            maxLength={1000}
            required
          />
        </>
      )}
    </ClaimForm>
  );
}
