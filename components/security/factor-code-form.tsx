'use client'; // The recovery codes that follow are shown here, this one time.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ExactField } from '@/components/ui/exact-field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface FactorCodeFormProps {
  /** What the code is for. */
  readonly call: 'secondFactorConfirmation' | 'secondFactorCodes' | 'secondFactorRemoval';
}

interface Answer {
  readonly data?: { readonly codes: readonly string[] };
}

/** Asks for a code of the app, and shows the recovery codes that come for it until they were kept. */
export function FactorCodeForm({ call }: FactorCodeFormProps) {
  const t = useTranslations('securityOwn.factor');
  const router = useRouter();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { errorOf, ...form } = useSubmit<Answer>({
    path: callTo(call),
    read: (fields) => ({ code: String(fields.get('code') ?? '') }),
    done: ({ data }) => {
      if (data) return setCodes(data.codes);
      showToast('success', t('removed'));
      router.refresh();
    },
  });
  if (codes) return <RecoveryCodes codes={codes} onKept={() => router.refresh()} />;
  return (
    <OneButtonForm {...form} save={t(`save.${call}`)}>
      <ExactField
        name="code"
        label={t('code')}
        hint={t(call === 'secondFactorConfirmation' ? 'codeHint' : 'anyCodeHint')}
        inputMode={call === 'secondFactorConfirmation' ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        error={errorOf('code')}
      />
    </OneButtonForm>
  );
}

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const t = useTranslations('securityOwn.factor');
  return (
    <div role="status" className="grid gap-4">
      <p className="font-semibold">{t('codesTitle')}</p>
      <p className="text-sm leading-relaxed text-text-2">{t('codesText')}</p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-card border border-line-strong p-4 font-mono tabular-nums select-all">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button onClick={onKept} variant="secondary" className="justify-self-start">
        {t('kept')}
      </Button>
    </div>
  );
}
