'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { ExactField } from '@/components/ui/exact-field';
import { OneButtonForm } from '@/components/ui/one-button-form';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { showToast } from '@/lib/browser/toast';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';

interface LinkFormProps {
  /** The sponsors that have no linked account yet. */
  readonly sponsors: readonly SelectOption[];
}

/** Says once which account at a sponsor is the member's. */
export function LinkForm({ sponsors }: LinkFormProps) {
  const t = useTranslations();
  const router = useRouter();
  const { errorOf, ...form } = useSubmit({
    path: callTo('sponsorAccounts'),
    read: (fields) => ({
      sponsor: String(fields.get('sponsor') ?? '') || undefined,
      site_username: String(fields.get('site_username') ?? ''),
    }),
    empties: true,
    done: () => {
      showToast('success', t('claimForms.link.done'));
      router.refresh();
    },
  });
  return (
    <OneButtonForm {...form} save={t('claimForms.link.submit')} variant="primary">
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          name="sponsor"
          label={t('labels.sponsor')}
          options={sponsors}
          placeholder={t('claimForms.chooseSponsor')}
          error={errorOf('sponsor')}
          defaultValue=""
          required
        />
        <ExactField
          name="site_username"
          label={t('labels.site_username')}
          hint={t('claimForms.siteUsernameHint')}
          error={errorOf('site_username')}
          maxLength={60}
        />
      </div>
    </OneButtonForm>
  );
}
