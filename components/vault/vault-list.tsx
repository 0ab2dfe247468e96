import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Facts } from '@/components/ui/facts';
import { FoldSummary } from '@/components/ui/fold-summary';
import type { VaultItemWire } from '@/contract/vault';
import { formatDateTime } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { AddCodes } from './add-codes';

interface VaultListProps {
  readonly items: readonly VaultItemWire[];
}

/** Below so many an item is about to run out. */
const few = 5;

/** The items whose codes lie in the vault, the emptiest first: how many are left and given, and the way to add more. */
export function VaultList({ items }: VaultListProps) {
  const t = useTranslations('vault');
  return (
    <ul className="grid items-start gap-4 lg:grid-cols-2">
      {items.map((item) => (
        <li key={item.slug} className="rounded-panel border border-line bg-surface p-5 sm:p-6">
          <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
            <h2 className="font-display text-lg font-semibold break-words">{item.title}</h2>
            {item.free < few ? <Badge tone="red">{t(item.free === 0 ? 'empty' : 'few')}</Badge> : null}
          </div>
          <Facts
            facts={[
              { name: t('free'), value: formatCoins(item.free) },
              { name: t('used'), value: formatCoins(item.used) },
              { name: t('filledAt'), value: formatDateTime(item.filled_at) ?? t('never') },
            ]}
          />
          <details className="mt-4 border-t border-line pt-2" open={item.free === 0}>
            <FoldSummary>{t('add')}</FoldSummary>
            <div className="pt-3">
              <AddCodes slug={item.slug} title={item.title} />
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
