'use client'; // A form.

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { FormSummary } from '@/components/ui/form-summary';
import { showToast } from '@/lib/browser/toast';
import { reloadOwn } from '@/lib/browser/use-own';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { formatCoins } from '@/lib/format/money';
import { LoginLine } from './login-line';
import { ownEarningsPath, type RedemptionAnswer } from './own-earnings';

/** Where a code is typed in. The field stands there for everybody, closed to a guest. */
export function RedeemCard() {
  const t = useTranslations('pointsDesk');
  const label = useTranslations('labels');
  const { user, isLoading, reload } = useUser();
  const isGuest = !isLoading && user === null;
  const { isBusy, summary, errorOf, submit } = useSubmit<RedemptionAnswer>({
    path: callTo('redemption'),
    read: (fields) => ({ code: String(fields.get('code') ?? '').trim() }),
    check: ({ code }) => (code === '' ? { code: ['required'] } : {}),
    empties: true,
    done: async ({ data: { amount, title } }) => {
      showToast('success', t('redeemed', { amount: formatCoins(amount) }), title);
      await Promise.all([reloadOwn(ownEarningsPath), reload()]);
    },
  });
  return (
    <section
      aria-labelledby="redeem-card"
      className="flex flex-col rounded-panel border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="redeem-card" className="font-display text-xl font-semibold">
        {t('codeTitle')}
      </h2>
      <p className="mt-1 mb-5 text-sm leading-relaxed text-text-2">{t('codeText')}</p>
      <form method="post" onSubmit={submit} noValidate className="mt-auto grid gap-4">
        <FormSummary texts={summary} />
        <fieldset disabled={isGuest} className="contents">
          <Field
            name="code"
            label={label('code')}
            error={errorOf('code')}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            enterKeyHint="send"
          />
        </fieldset>
        <div className="flex min-h-12 flex-wrap items-center gap-4">
          {isGuest ? (
            <LoginLine text={t('codeGuest')} />
          ) : (
            <Button type="submit" variant="secondary" isBusy={isBusy} disabled={user === null}>
              {t('redeem')}
            </Button>
          )}
        </div>
      </form>
    </section>
  );
}
