'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/field';
import { TextareaField } from '@/components/ui/textarea-field';
import { callTo } from '@/lib/calls';
import { ClaimForm } from './claim-form';

interface OwnStepFormProps {
  readonly kind: string;
  readonly id: number;
  readonly action: 'answer' | 'message' | 'confirm' | 'reopen' | 'dispute' | 'allow' | 'forbid';
  /** The fields of a delivery that an answer has to fill in, with their labels. */
  readonly needs: readonly { readonly name: string; readonly label: string }[];
}

/** What the owner of a claim does with it: one action, a text and pictures where it takes them. */
export function OwnStepForm({ kind, id, action, needs }: OwnStepFormProps) {
  const t = useTranslations();
  const words = action === 'confirm' && kind === 'prize' ? 'received' : action;
  const hasText = !silent.includes(action) && needs.length === 0;
  const proof = { label: t('claimForms.attachment'), hint: t('claimForms.proofHint'), most: 4 };
  return (
    <ClaimForm
      path={callTo('claimSteps', kind, id)}
      submitLabel={t(`claimForms.steps.${words}`)}
      doneText={t(`claimForms.stepsDone.${words}`)}
      extra={() => ({ action })}
      {...(hasText ? { proof } : {})}
    >
      {(errorOf) => (
        <>
          {action === 'allow' || action === 'forbid' ? (
            <p className="max-w-prose text-sm leading-relaxed text-text-2">
              {t(`claimForms.publicHints.${action}`)}
            </p>
          ) : null}
          {needs.map(({ name, label }) => (
            <Field
              key={name}
              name={name}
              label={label}
              error={errorOf(name)}
              autoComplete={autoCompletes[name] ?? 'off'}
              maxLength={300}
              required
            />
          ))}
          {hasText ? (
            <TextareaField
              name="message"
              label={t('labels.message')}
              error={errorOf('message')}
              maxLength={4000}
              required
            />
          ) : null}
        </>
      )}
    </ClaimForm>
  );
}

/** What says all by being done. */
const silent: readonly OwnStepFormProps['action'][] = ['confirm', 'allow', 'forbid'];

const autoCompletes: Readonly<Record<string, string>> = {
  name: 'given-name',
  surname: 'family-name',
  phone: 'tel',
  address: 'street-address',
  city: 'address-level2',
  country: 'country-name',
  zipcode: 'postal-code',
};
