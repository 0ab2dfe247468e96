'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import { SelectField, type SelectOption } from '@/components/ui/select-field';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useSubmit } from '@/lib/browser/use-submit';

interface LinkFormProps {
  /** The sponsors that have no linked account yet. */
  readonly sponsors: readonly SelectOption[];
}

/** Says once which account at a sponsor is the member's. */
export function LinkForm({ sponsors }: LinkFormProps) {
  const t = useTranslations();
  const router = useRouter();
  const isHydrated = useHydrated();
  const { isBusy, summary, errorOf, submit } = useSubmit({
    path: '/api/sponsor-accounts',
    read: (fields) => ({
      sponsor: String(fields.get('sponsor') ?? '') || undefined,
      site_username: String(fields.get('site_username') ?? ''),
    }),
    done: (_, form) => {
      form.reset();
      showToast('success', t('claimForms.link.done'));
      router.refresh();
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormSummary texts={summary} />
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
        <Field
          name="site_username"
          label={t('labels.site_username')}
          hint={t('claimForms.siteUsernameHint')}
          error={errorOf('site_username')}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          maxLength={60}
          required
        />
      </div>
      <Button
        type="submit"
        variant="primary"
        isBusy={isBusy}
        disabled={!isHydrated}
        className="w-full sm:w-auto sm:justify-self-start"
      >
        {t('claimForms.link.submit')}
      </Button>
    </form>
  );
}
