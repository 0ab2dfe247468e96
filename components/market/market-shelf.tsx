import { useTranslations } from 'next-intl';
import type { MarketItem } from '@/lib/data/market';
import { MarketCard } from './market-card';

interface MarketShelfProps {
  readonly items: readonly MarketItem[];
}

/** The items of a page, side by side. */
export function MarketShelf({ items }: MarketShelfProps) {
  const t = useTranslations('market');
  if (items.length === 0) return <p className="py-12 text-center text-text-2">{t('noneOfKind')}</p>;
  return (
    <ul className="grid grid-cols-2 gap-3 sm:gap-5 xl:grid-cols-3 min-[110rem]:grid-cols-4">
      {items.map((item, at) => (
        <li key={item.slug}>
          <MarketCard item={item} isFirst={at < 3} />
        </li>
      ))}
    </ul>
  );
}
