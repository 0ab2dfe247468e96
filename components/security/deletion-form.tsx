'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { PasswordField } from '@/components/ui/password-field';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useSubmit } from '@/lib/browser/use-submit';

/** Lets the account go, with the password typed once more. */
export function DeletionForm() {
  const t = useTranslations('ownDataOwn');
  const router = useRouter();
  const isHydrated = useHydrated();
  const { isBusy, summary, errorOf, submit } = useSubmit({
    path: '/api/user/deletion',
    read: (fields) => ({ password: String(fields.get('password') ?? '') }),
    done: () => {
      showToast('info', t('asked'));
      router.refresh();
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormSummary texts={summary} />
      <PasswordField
        name="password"
        label={t('password')}
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
        {t('delete')}
      </Button>
    </form>
  );
}
