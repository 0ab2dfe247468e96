import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { SoftLink } from '@/components/ui/soft-link';
import type { Order } from '@/lib/data/orders';
import { formatDateTime } from '@/lib/format/dates';
import { CancelOrder } from './cancel-order';
import { OrderState } from './order-state';
import { RevealCode } from './reveal-code';

interface OrderCardProps {
  readonly order: Order;
}

/** One order: what, for how many Sikke, how far it is, and what its member can do about it. */
export function OrderCard({ order }: OrderCardProps) {
  const t = useTranslations('orders');
  const { id, title, path, price, state, createdAt, hasCode, canCancel } = order;
  return (
    <article
      id={id}
      className="scroll-mt-24 rounded-card border border-line bg-surface p-5 target:border-line-strong"
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h2 className="font-display text-lg leading-snug font-semibold">
          <SoftLink href={path} className="rounded-sm hover:underline hover:underline-offset-4">
            {title}
          </SoftLink>
        </h2>
        <OrderState state={state} />
      </div>
      <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-text-2">
        <Coins value={price} />
        <time dateTime={createdAt}>{formatDateTime(createdAt)}</time>
        {order.type ? <span>{t(`types.${order.type}`)}</span> : null}
      </div>
      <OrderFacts order={order} />
      {hasCode ? <RevealCode id={id} title={title} /> : null}
      {canCancel ? <CancelOrder id={id} title={title} price={price} /> : null}
    </article>
  );
}

function OrderFacts({ order }: OrderCardProps) {
  const t = useTranslations('orders');
  const facts = toFacts(order, t);
  if (facts.length === 0) return null;
  return (
    <ul className="mt-3 space-y-1 border-t border-line pt-3 text-sm leading-6 text-text-2">
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

function toFacts(order: Order, t: ReturnType<typeof useTranslations<'orders'>>): string[] {
  const { target, tickets, reason, note, dueAt, decidedAt, state } = order;
  const decided = state === 'delivered' ? 'delivered' : 'returned';
  return [
    ...(target ? [t('target', { target })] : []),
    ...(tickets?.raffle_title ? [t('raffle', { title: tickets.raffle_title })] : []),
    ...(tickets ? [t('tickets', { from: tickets.from, to: tickets.to })] : []),
    ...(reason ? [t('reason', { reason })] : []),
    ...(note ? [t('note', { note })] : []),
    ...(dueAt ? [t('dueAt', { time: formatDateTime(dueAt) ?? '' })] : []),
    ...(decidedAt && !dueAt ? [t(`decided.${decided}`, { time: formatDateTime(decidedAt) ?? '' })] : []),
  ];
}
