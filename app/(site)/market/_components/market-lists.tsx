import { listPages } from '@/app/_components/list-pages';
import { PageTrail } from '@/app/_components/page-trail';
import { AreaPage } from '@/components/layout/area-page';
import { listMarket, listMoreOfMarket } from '@/lib/data/market';
import { type MarketTypeName, marketTypeAt } from '@/lib/format/market-paths';
import { describeMarket } from './describe-market';
import { MarketListPage } from './market-list-page';

interface MarketList {
  readonly type: MarketTypeName | null;
}

function pagesOf<Params extends object>(find: (params: Params) => MarketList | null) {
  return listPages({
    find: async (params: Params) => {
      const list = find(params);
      return list && { ...list, facts: await describeMarket(list.type) };
    },
    describe: async ({ facts }) => facts,
    first: ({ type }) => listMarket(type),
    later: ({ type }, cursor) => listMoreOfMarket(type, cursor),
    show: (page, isFirst, { type, facts: { name, path } }) => (
      <>
        <PageTrail route="market" crumbs={type ? [{ name, path }] : []} />
        {isFirst && type === null && page.items.length === 0 ? (
          <AreaPage area="market" />
        ) : (
          <MarketListPage page={page} type={type} isFirst={isFirst} />
        )}
      </>
    ),
  });
}

/** Everything that the market has. */
export const marketPages = pagesOf(() => ({ type: null }));
/** What the market has of one kind. */
export const typePages = pagesOf((params: { readonly type: string }) => {
  const type = marketTypeAt(params.type);
  return type && { type };
});
