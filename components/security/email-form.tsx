'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import { PasswordField } from '@/components/ui/password-field';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useSubmit } from '@/lib/browser/use-submit';

/** Asks for another address, with the password once more. What it says afterwards is the same for every address. */
export function EmailForm() {
  const t = useTranslations('securityOwn');
  const router = useRouter();
  const isHydrated = useHydrated();
  const { isBusy, summary, errorOf, submit } = useSubmit({
    path: '/api/user/email',
    read: (fields) => ({
      email: String(fields.get('email') ?? ''),
      password: String(fields.get('password') ?? ''),
    }),
    done: (_, form) => {
      form.reset();
      showToast('success', t('emailSent'));
      router.refresh();
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormSummary texts={summary} />
      <Field
        name="email"
        type="email"
        label={t('newEmail')}
        error={errorOf('email')}
        autoComplete="email"
        required
      />
      <PasswordField
        name="password"
        label={t('emailPassword')}
        error={errorOf('password')}
        autoComplete="current-password"
      />
      <Button
        type="submit"
        variant="secondary"
        isBusy={isBusy}
        disabled={!isHydrated}
        className="justify-self-start"
      >
        {t('saveEmail')}
      </Button>
    </form>
  );
}
