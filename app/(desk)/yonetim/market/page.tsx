import { getMessages, getTranslations } from 'next-intl/server';
import { DeskEmpty } from '@/components/desk/desk-empty';
import { DeskHead } from '@/components/desk/desk-head';
import { DeskPager } from '@/components/desk/desk-pager';
import { FilterBar } from '@/components/desk/filter-bar';
import { StockList } from '@/components/desk/market/stock-list';
import { buttonClass } from '@/components/ui/button';
import { MoreMessages } from '@/components/ui/more-messages';
import { SoftLink } from '@/components/ui/soft-link';
import { lowStock, stockLists } from '@/contract/vault';
import { listStock } from '@/lib/data/desk-market';
import { deskPages } from '@/lib/desk-pages';
import { deskEntryPath } from '@/lib/desk-paths';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { readQuery } from '../_components/read-query';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.market;
type Asked = Partial<Record<'liste' | 'q' | 'sonra', string>>;

export const generateMetadata = () => deskPageMetadata('market');

/** GET /yonetim/market: the stock of the market and the vault of its codes. Rendered per request (D12). */
export default async function MarketDeskPage({ searchParams }: PageProps<'/yonetim/market'>) {
  const asked = await readQuery(searchParams, 'liste', 'q', 'sonra');
  return <StaffPage path={path} show={() => show(asked)} />;
}

async function show({ liste, q, sonra }: Asked) {
  const asked = { ...(liste && { list: liste }), ...(q && { q }), ...(sonra && { cursor: sonra }) };
  const [{ items, nextCursor }, t, texts, { desk }] = await Promise.all([
    listStock(asked),
    getTranslations('desk.market'),
    getTranslations('desk.pages.market'),
    getMessages(),
  ]);
  const query = { liste, q };
  const lists = stockLists.map((list) => ({ value: list === 'all' ? '' : list, label: t(`list.${list}`) }));
  return (
    <MoreMessages messages={{ desk: { market: { own: desk.market.own } } }}>
      <DeskHead title={texts('title')} lead={texts('lead')} />
      <FilterBar
        path={path}
        query={query}
        pills={{ name: 'liste', label: t('lists'), options: lists }}
        search={{ name: 'q', label: t('search') }}
      />
      {items.length > 0 ? (
        <StockList items={items} few={lowStock} />
      ) : liste || q ? (
        <DeskEmpty title={t('noMatch.title')} text={t('noMatch.text')} />
      ) : (
        <DeskEmpty
          title={t('none.title')}
          text={t('none.text')}
          action={
            <SoftLink href={deskEntryPath('content', 'market', 'yeni')} className={buttonClass()}>
              {t('none.action')}
            </SoftLink>
          }
        />
      )}
      <DeskPager path={path} query={query} cursor={sonra} nextCursor={nextCursor} />
    </MoreMessages>
  );
}
