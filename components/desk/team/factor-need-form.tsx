'use client'; // It is sent from here.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { deskCallTo } from '@/lib/desk-calls';

/** Makes a second factor everybody's of the team, or a choice again. */
export function FactorNeedForm({ isNeeded }: { readonly isNeeded: boolean }) {
  const t = useTranslations('desk.team');
  const router = useRouter();
  const { errorOf: _, ...form } = useSubmit({
    path: deskCallTo('deskTeamFactorNeed'),
    method: 'PATCH',
    read: () => ({ required: !isNeeded }),
    done: () => {
      showToast('success', t(isNeeded ? 'factorChoice' : 'factorNeeded'));
      router.refresh();
    },
  });
  return <OneButtonForm {...form} save={t(isNeeded ? 'needFactorNoMore' : 'needFactor')} />;
}
