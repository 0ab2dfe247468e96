import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import { type MarketTypeName, marketPath, marketTypeNames } from '@/lib/format/market-paths';

interface MarketTabsProps {
  readonly type: MarketTypeName | null;
}

/** All of the market, or one kind. */
export function MarketTabs({ type }: MarketTabsProps) {
  const t = useTranslations('market');
  const kinds = marketTypeNames.map((kind) => ({ href: marketPath(kind), label: t(`types.${kind}`) }));
  return (
    <Tabs
      label={t('tabs')}
      tabs={[{ href: marketPath(null), label: t('all') }, ...kinds]}
      current={marketPath(type)}
    />
  );
}
