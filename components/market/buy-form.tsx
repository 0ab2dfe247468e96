'use client';

import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { FormSummary } from '@/components/ui/form-summary';
import type { MarketEligibilityWire } from '@/contract/market';
import type { OrderWire } from '@/contract/market-orders';
import { useSubmit } from '@/lib/browser/use-submit';
import { callTo } from '@/lib/calls';
import { formatDateTime } from '@/lib/format/dates';
import { DeliveryFields } from './delivery-fields';
import type { Offer } from './offer';

interface BuyFormProps {
  readonly item: Offer;
  readonly standing: MarketEligibilityWire;
  readonly onOrdered: (order: OrderWire) => Promise<void>;
}

/** What an order costs, what is left after it, where it goes, and the one button that makes it. */
export function BuyForm({ item, standing, onOrdered }: BuyFormProps) {
  const t = useTranslations('marketBuy');
  const { isBusy, summary, errorOf, submit } = useSubmit<{ readonly data: OrderWire }>({
    path: callTo('itemOrders', item.slug),
    read: (fields) => ({ expected_price: item.price, ...filledIn(fields) }),
    done: ({ data }) => onOrdered(data),
  });
  const isAtOnce = item.type === 'code' || item.type === 'ticket';
  const sums = [
    { name: t('price'), value: item.price },
    { name: t('balance'), value: standing.balance },
    { name: t('after'), value: standing.balance - item.price },
  ];
  return (
    <form method="post" onSubmit={submit} noValidate className="grid gap-5">
      <FormSummary texts={summary} />
      <dl className="grid gap-2 rounded-card border border-line bg-bg px-4 py-3 text-sm">
        {sums.map(({ name, value }) => (
          <div key={name} className="flex items-center justify-between gap-4">
            <dt className="text-text-2">{name}</dt>
            <dd>
              <Coins value={value} />
            </dd>
          </div>
        ))}
      </dl>
      {standing.raffle ? (
        <p className="text-sm leading-relaxed text-text-2">
          {t('toRaffle', {
            raffle: standing.raffle.title,
            time: formatDateTime(standing.raffle.ends_at) ?? '',
          })}
        </p>
      ) : null}
      <DeliveryFields item={item} siteUsername={standing.site_username ?? null} errorOf={errorOf} />
      <Button type="submit" variant="primary" isBusy={isBusy} className="min-h-12 w-full">
        {t('confirm')}
      </Button>
      <p className="text-xs leading-relaxed text-text-3">{t(isAtOnce ? 'promiseAtOnce' : 'promise')}</p>
    </form>
  );
}

/** An empty field is one that was not given: the server says which of them it needs. */
function filledIn(fields: FormData): Record<string, string> {
  const texts = [...fields].map(([name, value]) => [name, String(value).trim()] as const);
  return Object.fromEntries(texts.filter(([, value]) => value !== ''));
}
