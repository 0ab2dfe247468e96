'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { PasswordField } from '@/components/ui/password-field';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';

/** Lets the linked Telegram account go: opened first, then the password typed once more. */
export function TelegramUnlink() {
  const t = useTranslations('verifyOwn');
  const router = useRouter();
  const { reload } = useUser();
  const isHydrated = useHydrated();
  const { isBusy, summary, errorOf, submit } = useSubmit({
    path: '/api/user/telegram/unlink',
    read: (fields) => ({ password: String(fields.get('password') ?? '') }),
    done: async () => {
      showToast('success', t('unlinked'));
      await reload().catch(() => null);
      router.refresh();
    },
  });
  return (
    <details className="mt-4 border-t border-line pt-2">
      <summary className="cursor-pointer py-2.5 text-sm font-medium">{t('unlink')}</summary>
      <form method="post" onSubmit={submit} noValidate className="mt-2 grid gap-5">
        <p className="text-sm leading-relaxed text-text-2">{t('unlinkText')}</p>
        <FormSummary texts={summary} />
        <PasswordField
          name="password"
          label={t('unlinkPassword')}
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
          {t('unlink')}
        </Button>
      </form>
    </details>
  );
}
