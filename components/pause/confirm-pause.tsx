'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { PasswordField } from '@/components/ui/password-field';
import type { PauseChoiceWire } from '@/contract/pauses';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';

/** A choice with its end to read; null for one that never ends. */
export type OfferedPause = PauseChoiceWire & { readonly date: string | null };

interface ConfirmPauseProps {
  readonly choice: OfferedPause;
  readonly onBack: () => void;
}

/** What was chosen with its end, the password once more, and the way back. */
export function ConfirmPause({ choice: { length, until, date }, onBack }: ConfirmPauseProps) {
  const t = useTranslations('pauseOwn');
  const router = useRouter();
  const { reload } = useUser();
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus(), []);
  const { errorOf, ...form } = useSubmit({
    path: callTo('pause'),
    read: (fields) => ({ length, until, password: String(fields.get('password') ?? '') }),
    done: async () => {
      await reload();
      showToast('info', t('started'));
      onBack();
      router.refresh();
    },
  });
  return (
    <div className="grid gap-5">
      <p ref={sentence} tabIndex={-1} className="font-medium">
        {date ? t('confirm', { date }) : t('confirmForever')}
      </p>
      <p className="text-sm leading-relaxed text-text-2">{t('final')}</p>
      <OneButtonForm {...form} save={t('start')} variant="primary">
        <PasswordField
          name="password"
          label={t('password')}
          error={errorOf('password')}
          autoComplete="current-password"
        />
      </OneButtonForm>
      <Button variant="quiet" onClick={onBack} className="justify-self-start">
        {t('back')}
      </Button>
    </div>
  );
}
