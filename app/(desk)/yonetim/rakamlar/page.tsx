import { getTranslations } from 'next-intl/server';
import { DeskHead } from '@/components/desk/desk-head';
import { ClaimDaysCard } from '@/components/desk/figures/claim-figures';
import { ClaimKinds } from '@/components/desk/figures/claim-kinds';
import { ClickDaysCard, ClickSponsorsCard } from '@/components/desk/figures/click-figures';
import { CoinFlowCard, CoinStockCard } from '@/components/desk/figures/coin-figures';
import { CoinReasons } from '@/components/desk/figures/coin-reasons';
import { FigureSection } from '@/components/desk/figures/figure-section';
import { MemberFigureCards } from '@/components/desk/figures/member-figures';
import { OrderCoinsCard, OrderDaysCard } from '@/components/desk/figures/order-figures';
import { FilterBar } from '@/components/desk/filter-bar';
import type { FigureSpan } from '@/contract/desk-figures';
import type { CurrentUser } from '@/lib/data/current-user';
import { readFigures, readSpan } from '@/lib/data/desk-figures';
import { deskPages } from '@/lib/desk-pages';
import { deskPageMetadata } from '@/lib/seo/page-metadata';
import { decidedHref, ordersHref, reasonsHref, reasonsId } from '../_components/figure-links';
import { readQuery } from '../_components/read-query';
import { toSpanPills } from '../_components/span-pills';
import { StaffPage } from '../_components/staff-page';

const { path } = deskPages.figures;

export const generateMetadata = () => deskPageMetadata('figures');

/** GET /yonetim/rakamlar: what the site came to over 7, 30 or 90 days, with tables and files. Rendered per request (D12). */
export default async function FiguresPage({ searchParams }: PageProps<'/yonetim/rakamlar'>) {
  const { gun } = await readQuery(searchParams, 'gun');
  return <StaffPage path={path} show={(user) => show(user, readSpan(gun))} />;
}

async function show(user: CurrentUser, span: FigureSpan) {
  const [t, title, pills, { members, coins, clicks, claims, orders }] = await Promise.all([
    getTranslations('desk.figures'),
    getTranslations('desk.pages.figures'),
    toSpanPills(),
    readFigures(user, span),
  ]);
  const query = { gun: span === '30' ? undefined : span };
  return (
    <>
      <DeskHead title={title('title')} lead={t('lead')} />
      <FilterBar path={path} query={query} pills={pills} />
      {claims ? (
        <FigureSection subject="claims" span={span}>
          <ClaimDaysCard figures={claims} href={decidedHref} />
          <ClaimKinds kinds={claims.kinds} />
        </FigureSection>
      ) : null}
      {members ? (
        <FigureSection subject="members" span={span}>
          <MemberFigureCards figures={members} />
        </FigureSection>
      ) : null}
      {coins ? (
        <FigureSection subject="coins" span={span}>
          <CoinFlowCard figures={coins} reasonsHref={reasonsHref} />
          <CoinStockCard figures={coins} reasonsHref={reasonsHref} />
          <CoinReasons id={reasonsId} reasons={coins.reasons} />
        </FigureSection>
      ) : null}
      {clicks ? (
        <FigureSection subject="clicks" span={span}>
          <ClickDaysCard figures={clicks} />
          <ClickSponsorsCard figures={clicks} />
        </FigureSection>
      ) : null}
      {orders ? (
        <FigureSection subject="orders" span={span}>
          <OrderDaysCard figures={orders} href={ordersHref} />
          <OrderCoinsCard figures={orders} href={ordersHref} />
        </FigureSection>
      ) : null}
    </>
  );
}
