'use client'; // It asks before it sends.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ReasonForm } from '@/components/ui/reason-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

/** Takes a lost second factor from somebody of the team. */
export function FactorResetForm({ id }: { readonly id: string }) {
  const t = useTranslations('desk.team');
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
    path: deskCallTo('deskTeamFactor', id),
    read: (fields) => ({ reason: String(fields.get('reason') ?? '') }),
    done: () => {
      showToast('success', t('factorTaken'));
      router.refresh();
    },
  });
  return (
    <ReasonForm
      {...form}
      title={t('takeFactor')}
      text={t('takeFactorText')}
      ask={t('takeFactor')}
      sure={t('takeFactorSure')}
      label={t('reason')}
      hint={t('reasonTold')}
      error={errorOf('reason')}
    />
  );
}
