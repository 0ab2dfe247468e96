import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { Facts } from '@/components/ui/facts';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { QueuedOrder } from '@/lib/data/order-queue';
import { DecideOrder } from './decide-order';
import { OrderState } from './order-state';
import { QueuedOrderTimes } from './queued-order-times';

interface QueuedOrderCardProps {
  readonly order: QueuedOrder;
}

/** An order as who delivers it sees it: whose it is, where it goes, by when, and the decisions. One's own is decided by somebody else. */
export function QueuedOrderCard({ order }: QueuedOrderCardProps) {
  const t = useTranslations();
  const { id, title, path, price, state, username, sponsor, delivery, createdAt } = order;
  const isWaiting = state === 'reserved' || state === 'pending' || state === 'approved';
  const facts = delivery.map(({ field, value }) => ({ name: t(`labels.${field}`), value }));
  return (
    <article
      aria-labelledby={`order-${id}`}
      className="rounded-panel border border-line bg-surface p-5 sm:p-6"
    >
      <header className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={`order-${id}`} className="font-display text-lg font-semibold break-words">
          <SoftLink href={path} className="rounded-sm hover:underline hover:underline-offset-4">
            {title}
          </SoftLink>
        </h3>
        <OrderState state={state} />
        <p className="text-sm text-text-3 sm:ms-auto">
          <span className="font-medium text-text-2">{username} ·</span> <RelativeTime iso={createdAt} />
        </p>
      </header>
      <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-2">
        <Coins value={price} />
        {sponsor ? <span>{sponsor}</span> : null}
      </p>
      {facts.length > 0 ? (
        <Facts facts={facts} />
      ) : (
        <p className="text-sm text-text-3">{t('orderDesk.noDelivery')}</p>
      )}
      <QueuedOrderTimes order={order} isWaiting={isWaiting} />
      {isWaiting && order.isOwn ? <p className="mt-5 text-sm text-text-3">{t('orderDesk.own')}</p> : null}
      {isWaiting && !order.isOwn ? (
        <div className="mt-5 border-t border-line pt-5">
          <DecideOrder id={id} title={title} canApprove={state !== 'approved'} />
        </div>
      ) : null}
    </article>
  );
}
