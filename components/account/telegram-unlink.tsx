'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { FoldSummary } from '@/components/ui/fold-summary';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { PasswordField } from '@/components/ui/password-field';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';

/** Lets the linked Telegram account go: opened first, then the password typed once more. */
export function TelegramUnlink() {
  const t = useTranslations('verifyOwn');
  const router = useRouter();
  const { reload } = useUser();
  const { errorOf, ...form } = useSubmit({
    path: callTo('telegramUnlink'),
    read: (fields) => ({ password: String(fields.get('password') ?? '') }),
    done: async () => {
      showToast('success', t('unlinked'));
      await reload().catch(() => null);
      router.refresh();
    },
  });
  return (
    <details className="mt-4 border-t border-line pt-2">
      <FoldSummary>{t('unlink')}</FoldSummary>
      <OneButtonForm {...form} save={t('unlink')} className="mt-2">
        <p className="text-sm leading-relaxed text-text-2">{t('unlinkText')}</p>
        <PasswordField
          name="password"
          label={t('unlinkPassword')}
          error={errorOf('password')}
          autoComplete="current-password"
        />
      </OneButtonForm>
    </details>
  );
}
