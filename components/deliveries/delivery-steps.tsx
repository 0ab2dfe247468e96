import { useTranslations } from 'next-intl';
import type { DeliveryWire } from '@/contract/deliveries';
import { formatDateTime } from '@/lib/format/dates';

/** The way of a prize: each moment that there was, in the order of time. */
export function DeliverySteps({ prize }: { readonly prize: DeliveryWire }) {
  const t = useTranslations('deliveries.steps');
  const steps = [
    { key: 'won', at: prize.won_at },
    { key: 'claimed', at: prize.claimed_at },
    { key: 'disputed', at: prize.disputed_at },
    { key: 'delivered', at: prize.delivered_at },
    { key: 'confirmed', at: prize.confirmed_at },
    { key: 'forfeited', at: prize.forfeited_at },
  ] as const;
  const taken = steps.flatMap(({ key, at }) => (at === null ? [] : [{ key, at }]));
  return (
    <ol className="flex flex-wrap gap-x-5 gap-y-1 text-xs text-text-3 tabular-nums">
      {taken
        .toSorted((one, other) => one.at.localeCompare(other.at))
        .map(({ key, at }) => (
          <li key={key}>
            {t(key)} <time dateTime={at}>{formatDateTime(at)}</time>
          </li>
        ))}
    </ol>
  );
}
