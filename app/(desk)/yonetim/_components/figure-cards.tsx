import { ClaimDaysCard } from '@/components/desk/figures/claim-figures';
import { ClickDaysCard } from '@/components/desk/figures/click-figures';
import { CoinFlowCard } from '@/components/desk/figures/coin-figures';
import { MemberFigureCards } from '@/components/desk/figures/member-figures';
import { OrderDaysCard } from '@/components/desk/figures/order-figures';
import type { DeskFigures } from '@/lib/data/desk-figures';
import { deskPages } from '@/lib/desk-pages';
import { decidedHref, ordersHref, reasonsHref } from './figure-links';

interface FigureCardsProps {
  readonly figures: DeskFigures;
}

const heightClass = 'h-28';

/** One small figure of each subject that the viewer may see. */
export function FigureCards({ figures: { members, coins, clicks, claims, orders } }: FigureCardsProps) {
  const size = { heightClass };
  return (
    <div className="figure-cards">
      {claims ? <ClaimDaysCard figures={claims} href={decidedHref} {...size} /> : null}
      {members ? <MemberFigureCards figures={members} {...size} /> : null}
      {coins ? (
        <CoinFlowCard figures={coins} reasonsHref={`${deskPages.figures.path}${reasonsHref}`} {...size} />
      ) : null}
      {clicks ? <ClickDaysCard figures={clicks} {...size} /> : null}
      {orders ? <OrderDaysCard figures={orders} href={ordersHref} {...size} /> : null}
    </div>
  );
}
