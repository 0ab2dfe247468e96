'use client'; // Sends the new name and shows the page anew.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ExactField } from '@/components/ui/exact-field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface RenameFormProps {
  readonly id: number;
  /** The sponsor's slug. */
  readonly sponsor: string;
}

/** Says that the account at the sponsor has another name: one that is verified anew takes its place. */
export function RenameForm({ id, sponsor }: RenameFormProps) {
  const t = useTranslations();
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
    path: callTo('sponsorAccounts'),
    read: (fields) => ({ sponsor, site_username: String(fields.get('site_username') ?? ''), replaces: id }),
    empties: true,
    done: () => {
      showToast('success', t('claimForms.link.renamed'));
      router.refresh();
    },
  });
  return (
    <OneButtonForm {...form} save={t('claimForms.link.rename')} className="pt-3">
      <ExactField
        name="site_username"
        label={t('claimForms.link.newName')}
        hint={t('claimForms.link.renameHint')}
        error={errorOf('site_username')}
        maxLength={60}
      />
    </OneButtonForm>
  );
}
