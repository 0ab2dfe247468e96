import { getTranslations } from 'next-intl/server';
import { type MarketTypeName, marketPath } from '@/lib/format/market-paths';

/** What a list of the market says about itself: all of it, or one kind. */
export async function describeMarket(type: MarketTypeName | null) {
  const t = await getTranslations();
  const area = t('pages.market.title');
  if (!type)
    return { title: area, name: area, description: t('pages.market.description'), path: marketPath(null) };
  const name = t(`market.types.${type}`);
  return {
    title: `${name} · ${area}`,
    name,
    description: t(`market.typeTexts.${type}`),
    path: marketPath(type),
  };
}
