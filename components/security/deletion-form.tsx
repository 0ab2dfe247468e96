'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { PasswordField } from '@/components/ui/password-field';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

/** Lets the account go, with the password typed once more. */
export function DeletionForm() {
  const t = useTranslations('ownDataOwn');
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
    path: callTo('deletion'),
    read: (fields) => ({ password: String(fields.get('password') ?? '') }),
    done: () => {
      showToast('info', t('asked'));
      router.refresh();
    },
  });
  return (
    <OneButtonForm {...form} save={t('delete')}>
      <PasswordField
        name="password"
        label={t('password')}
        error={errorOf('password')}
        autoComplete="current-password"
      />
    </OneButtonForm>
  );
}
