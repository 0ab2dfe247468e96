'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CheckField } from '@/components/ui/check-field';
import type { ConsentField } from '@/lib/browser/check-registration';
import { pageRows } from '@/lib/routes';

interface ConsentFieldsProps {
  readonly errorOf: (field: ConsentField) => string | undefined;
}

/** The two boxes of a registration: 18, and the texts, which open beside the form so that nothing typed is lost. */
export function ConsentFields({ errorOf }: ConsentFieldsProps) {
  const t = useTranslations('auth');
  const texts = { terms: linkTo(pageRows.terms.path), privacy: linkTo(pageRows.privacy.path) };
  return (
    <div className="grid gap-1">
      <CheckField
        name="adult_confirmed"
        label={t('adultConfirmed')}
        error={errorOf('adult_confirmed')}
        required
      />
      <CheckField
        name="terms_accepted"
        label={t.rich('termsAccepted', texts)}
        error={errorOf('terms_accepted')}
        required
      />
    </div>
  );
}

const linkTo = (path: string) => (text: ReactNode) => (
  <a href={path} target="_blank" rel="noopener noreferrer" className="text-text underline underline-offset-4">
    {text}
  </a>
);
