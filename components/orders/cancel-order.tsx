'use client'; // It asks before it acts, and says what became of it.

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import { Modal } from '@/components/ui/modal';
import { showToast } from '@/lib/browser/toast';
import { useHydrated } from '@/lib/browser/use-hydrated';
import { useSubmit } from '@/lib/browser/use-submit';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { formatCoins } from '@/lib/format/money';

interface CancelOrderProps {
  readonly id: string;
  readonly title: string;
  /** Whole Sikke that come back. */
  readonly price: number;
}

/** Takes an order back, once its member has confirmed it. */
export function CancelOrder({ id, title, price }: CancelOrderProps) {
  const t = useTranslations('ordersOwn');
  const isReady = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className="mt-4">
      <Button variant="secondary" disabled={!isReady} onClick={() => setIsOpen(true)}>
        {t('cancel')}
        <span className="sr-only">: {title}</span>
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title={t('cancelTitle')}>
        <CancelForm id={id} title={title} price={price} onClose={() => setIsOpen(false)} />
      </Modal>
    </div>
  );
}

function CancelForm({ id, title, price, onClose }: CancelOrderProps & { readonly onClose: () => void }) {
  const t = useTranslations('ordersOwn');
  const router = useRouter();
  const { reload } = useUser();
  const { isBusy, summary, submit } = useSubmit({
    path: callTo('orderCancel', id),
    read: () => ({}),
    done: async () => {
      showToast('success', t('cancelled', { amount: formatCoins(price) }));
      await reload();
      onClose();
      router.refresh();
    },
  });
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormSummary texts={summary} />
      <p className="leading-relaxed text-text-2">{t('cancelText', { title, amount: formatCoins(price) })}</p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" isBusy={isBusy}>
          {t('confirmCancel')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('keep')}
        </Button>
      </div>
    </form>
  );
}
