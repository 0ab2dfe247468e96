'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { SoftLink } from '@/components/ui/soft-link';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { infoPagePath } from '@/lib/routes';
import { useLinkToken } from './use-link-token';

/**
 * Confirms a new address with the token of the mailed link, which the address bar no longer shows. It takes a press: programs that open
 * links to look at them confirm nothing.
 */
export function ConfirmEmailForm() {
  const t = useTranslations('auth');
  const token = useLinkToken();
  const [isDone, setIsDone] = useState(false);
  const { reload } = useUser();
  const { isBusy, summary, errorOf, submit } = useSubmit({
    path: callTo('emailConfirmation'),
    read: () => ({ token: token ?? '' }),
    done: async () => {
      setIsDone(true);
      await reload().catch(() => null);
    },
  });
  const back = (
    <SoftLink
      href={infoPagePath('guvenlik')}
      className="inline-flex min-h-11 items-center font-medium text-text underline decoration-line-strong underline-offset-4 hover:decoration-text"
    >
      {t('confirmBack')}
    </SoftLink>
  );
  if (isDone || token === '') {
    return (
      <div className="grid gap-5 leading-relaxed">
        <p role="status">{t(isDone ? 'confirmDone' : 'confirmNoToken')}</p>
        <p className="text-sm">{back}</p>
      </div>
    );
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      <p className="leading-relaxed text-text-2">{t('confirmText')}</p>
      <FormSummary texts={summary} />
      <Button type="submit" variant="primary" isBusy={isBusy} disabled={token === null} className="w-full">
        {t('confirmSave')}
      </Button>
      {errorOf('token') || errorOf('email') ? <p className="text-center text-sm">{back}</p> : null}
    </form>
  );
}
