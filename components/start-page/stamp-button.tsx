import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import type { CheckinAnswer } from '@/contract/earning';
import { showToast } from '@/lib/browser/toast';
import { reloadOwn } from '@/lib/browser/use-own';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { formatCoins } from '@/lib/format/money';

/** Stamps the card for today, where one stands. */
export function StampButton() {
  const t = useTranslations('ownDay');
  const { reload } = useUser();
  const { isBusy, submit } = useSubmit<CheckinAnswer>({
    path: callTo('checkin'),
    read: () => ({}),
    done: async ({ data }) => {
      showToast('success', t('stamped', { amount: formatCoins(data.amount + data.card_amount) }));
      await Promise.all([reloadOwn(callTo('ownDay')), reload()]);
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="own-next">
      <Button type="submit" isBusy={isBusy} className="w-full">
        {t('next.stamp')}
      </Button>
    </form>
  );
}
