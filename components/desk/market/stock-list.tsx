import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { Badge } from '@/components/ui/badge';
import { FoldSummary } from '@/components/ui/fold-summary';
import { SoftLink } from '@/components/ui/soft-link';
import type { StockItemWire } from '@/contract/vault';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { withQuery } from '../desk-query';
import { RowTitle } from '../row-title';
import { AddCodes } from './add-codes';

interface StockListProps {
  readonly items: readonly StockItemWire[];
  /** Below so many an item is about to run out. */
  readonly few: number;
}

/** Items of the market with their stock and what waits for a delivery; what is delivered as codes is filled up in its row. */
export function StockList({ items, few }: StockListProps) {
  const t = useTranslations('desk.market');
  return (
    <ul aria-label={t('label')} className="divide-y divide-line border-b border-line">
      {items.map((item) => (
        <li
          key={item.slug}
          className="grid gap-x-6 gap-y-1 px-1 py-2.5 sm:grid-cols-[minmax(0,1fr)_auto] xl:grid-cols-[minmax(0,40rem)_minmax(0,1fr)]"
        >
          <ItemHead item={item} few={few} />
          <StockNumber item={item} />
          {item.free === null ? null : <Vault item={item} />}
        </li>
      ))}
    </ul>
  );
}

interface OfItem {
  readonly item: StockItemWire;
}

function ItemHead({ item, few }: OfItem & { readonly few: number }) {
  const t = useTranslations('desk.market');
  const types = useTranslations('market.types');
  const states = useTranslations('desk.content.states');
  const { slug, title, type, state, price, open_orders } = item;
  const orders = withQuery(deskPages.inbox.path, { tur: 'order', q: title });
  const hidden = (['draft', 'paused', 'archived'] as const).find((one) => one === state);
  return (
    <div className="grid min-w-0 gap-0.5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <RowTitle href={deskEntryPath('content', 'market', slug)}>{title}</RowTitle>
        <Warning item={item} few={few} />
        {hidden ? <Badge>{states(hidden)}</Badge> : null}
      </div>
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-text-3">
        <span>{types(type)}</span>
        <Coins value={price} />
        {open_orders > 0 ? (
          <SoftLink href={orders} className="py-1 text-text-2 underline underline-offset-4">
            {t('open', { count: open_orders })}
          </SoftLink>
        ) : (
          <span>{t('open', { count: 0 })}</span>
        )}
      </p>
    </div>
  );
}

function Warning({ item: { stock, free, state }, few }: OfItem & { readonly few: number }) {
  const t = useTranslations('desk.market');
  if (free === 0) return <Badge tone="red">{t('empty')}</Badge>;
  if (state === 'sold_out') return <Badge tone="red">{t('out')}</Badge>;
  return stock !== null && stock < few ? <Badge tone="red">{t('few')}</Badge> : null;
}

function StockNumber({ item: { stock } }: OfItem) {
  const t = useTranslations('desk.market');
  return (
    <p className="flex items-baseline gap-2 self-center text-sm sm:flex-col sm:items-end sm:gap-0 xl:items-start">
      <span className="text-xs text-text-3">{t('stock')}</span>
      <span className="font-display text-lg font-semibold tabular-nums">
        {stock === null ? t('noLimit') : formatCoins(stock)}
      </span>
    </p>
  );
}

function Vault({ item: { slug, title, free, given, filled_at } }: OfItem) {
  const t = useTranslations('desk.market');
  const facts = [
    [t('free'), formatCoins(free ?? 0)],
    [t('given'), formatCoins(given ?? 0)],
    [t('filledAt'), formatDateTime(filled_at) ?? t('never')],
  ] as const;
  return (
    <div className="col-span-full grid gap-1">
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-xs">
        {facts.map(([name, value]) => (
          <div key={name} className="flex gap-2">
            <dt className="text-text-3">{name}</dt>
            <dd className="tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <details open={free === 0}>
        <FoldSummary>{t('add')}</FoldSummary>
        <div className="max-w-2xl pt-2 pb-4">
          <AddCodes slug={slug} title={title} />
        </div>
      </details>
    </div>
  );
}
