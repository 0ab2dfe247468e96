'use client'; // What is set up is shown step by step, and never again.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { CopyText } from '@/components/ui/copy-text';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { PasswordField } from '@/components/ui/password-field';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';
import { FactorCodeForm } from './factor-code-form';

interface Started {
  readonly secret: string;
  readonly qr: { readonly size: number; readonly path: string };
}

/** First the password, then the app's QR code with the field for its first code. */
export function FactorSetup() {
  const t = useTranslations('securityOwn.factor');
  const [started, setStarted] = useState<Started | null>(null);
  const { errorOf, ...form } = useSubmit<{ readonly data: Started }>({
    path: callTo('secondFactor'),
    read: (fields) => ({ password: String(fields.get('password') ?? '') }),
    done: ({ data }) => setStarted(data),
  });
  if (started === null) {
    return (
      <OneButtonForm {...form} save={t('start')}>
        <PasswordField
          name="password"
          label={t('password')}
          error={errorOf('password')}
          autoComplete="current-password"
        />
      </OneButtonForm>
    );
  }
  const { secret, qr } = started;
  return (
    <div className="grid gap-5">
      <p className="text-sm leading-relaxed text-text-2">{t('scan')}</p>
      <svg
        role="img"
        aria-label={t('qr')}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        className="size-52 rounded-card bg-white"
        shapeRendering="crispEdges"
      >
        <path d={qr.path} fill="#000" />
      </svg>
      <CopyText text={secret.replace(/(.{4})(?=.)/g, '$1 ')} label={t('secret')} />
      <FactorCodeForm call="secondFactorConfirmation" />
    </div>
  );
}
