import { useTranslations } from 'next-intl';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { MarketShelf } from '@/components/market/market-shelf';
import { MarketTabs } from '@/components/market/market-tabs';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import type { MarketPage } from '@/lib/data/market';
import { type MarketTypeName, marketPath } from '@/lib/format/market-paths';

interface MarketListPageProps {
  readonly page: MarketPage;
  readonly type: MarketTypeName | null;
  readonly isFirst: boolean;
}

/** A page of the market: of everything or of one kind. */
export function MarketListPage({ page, type, isFirst }: MarketListPageProps) {
  const t = useTranslations();
  const title = type ? t(`market.types.${type}`) : t('pages.market.title');
  const text = type ? t(`market.typeTexts.${type}`) : t('pages.market.description');
  return (
    <>
      <ItemListJsonLd
        name={title}
        items={page.items.map((item) => ({ name: item.title, path: item.path }))}
      />
      <PageTitle title={title} text={text} />
      <MarketTabs type={type} />
      <MarketShelf items={page.items} />
      <Pager path={marketPath(type)} nextCursor={page.nextCursor} isFirst={isFirst} order="sort" />
    </>
  );
}
