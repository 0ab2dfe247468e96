'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Modal } from '@/components/ui/modal';
import type { MarketEligibilityWire } from '@/contract/market';
import type { OrderWire } from '@/contract/market-orders';
import { reloadOwn } from '@/lib/browser/use-own';
import { useUser } from '@/lib/browser/use-user';
import { callTo } from '@/lib/calls';
import { BuyForm } from './buy-form';
import { BuyResult } from './buy-result';
import type { Offer } from './offer';

interface BuyDialogProps {
  readonly item: Offer;
  readonly standing: MarketEligibilityWire;
  readonly onClose: () => void;
}

/** The order of an item: first what it costs and where it goes, then what became of it. Closing it renews what the page shows. */
export function BuyDialog({ item, standing, onClose }: BuyDialogProps) {
  const t = useTranslations('marketBuy');
  const router = useRouter();
  const { reload } = useUser();
  const [order, setOrder] = useState<OrderWire | null>(null);
  const close = () => {
    onClose();
    void reloadOwn(callTo('itemChecklist', item.slug));
    router.refresh();
  };
  return (
    <Modal open onClose={close} title={order ? t(`done.${doneAs(order)}`) : item.title}>
      {order ? (
        <BuyResult order={order} delivery={item.delivery} onClose={close} />
      ) : (
        <BuyForm
          item={item}
          standing={standing}
          onOrdered={async (made) => {
            setOrder(made);
            await reload();
          }}
        />
      )}
    </Modal>
  );
}

function doneAs({ has_code, tickets }: OrderWire): 'code' | 'tickets' | 'waiting' {
  if (has_code) return 'code';
  return tickets ? 'tickets' : 'waiting';
}
