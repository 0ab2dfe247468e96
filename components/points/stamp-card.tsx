'use client'; // The viewer's own stamps.

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import type { CheckinAnswer } from '@/contract/earning';
import { showToast } from '@/lib/browser/toast';
import { reloadOwn, useOwn } from '@/lib/browser/use-own';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { LoginLine } from './login-line';
import { type OwnEarnings, ownEarningsPath } from './own-earnings';
import { StampRow } from './stamp-row';

/** Seven stamps and the button for today's. The card has its size before anybody is known; a missed day takes no stamp away. */
export function StampCard() {
  const t = useTranslations('pointsDesk');
  const state = useOwn<OwnEarnings>(ownEarningsPath);
  const { reload } = useUser();
  const [isPressed, setPressed] = useState(false);
  const card = state.who === 'member' ? (state.own?.card ?? null) : null;
  const { isBusy, summary, submit } = useSubmit<CheckinAnswer>({
    path: callTo('checkin'),
    read: () => ({}),
    done: async ({ data }) => {
      setPressed(true);
      const amount = formatCoins(data.amount + data.card_amount);
      showToast('success', t(data.card_amount > 0 ? 'cardFilled' : 'stamped', { amount }));
      await Promise.all([reloadOwn(ownEarningsPath), reload()]);
    },
  });
  return (
    <section
      aria-labelledby="stamp-card"
      className="flex flex-col rounded-panel border border-line bg-surface p-5 sm:p-6"
    >
      <h2 id="stamp-card" className="font-display text-xl font-semibold">
        {t('cardTitle')}
      </h2>
      <p className="mt-1 text-sm leading-relaxed text-text-2">{t('cardText')}</p>
      <StampRow stamps={card?.stamps ?? 0} isDone={card?.is_done ?? false} isPressed={isPressed} />
      <form
        method="post"
        onSubmit={submit}
        noValidate
        className="mt-auto flex min-h-12 flex-wrap items-center gap-4"
      >
        {state.who === 'guest' ? (
          <LoginLine text={t('cardGuest')} />
        ) : (
          <>
            <Button type="submit" variant="primary" isBusy={isBusy} disabled={card === null || card.is_done}>
              {t(card?.is_done ? 'done' : 'stamp')}
            </Button>
            <p role="status" className="text-sm text-text-2">
              {card?.is_done ? t('nextAt', { time: formatDateTime(card.next_at) ?? '' }) : null}
            </p>
            <FormSummary texts={summary} />
          </>
        )}
      </form>
    </section>
  );
}
