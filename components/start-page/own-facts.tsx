import { useTranslations } from 'next-intl';
import { formatCoins } from '@/lib/format/money';
import type { OwnDay } from '@/lib/format/own-day';
import { pathTo } from '@/lib/paths';
import { infoPagePath, routes } from '@/lib/routes';

interface OwnFactsProps {
  readonly day: OwnDay;
}

/** What a member has: stamps, tickets, place, open orders, each the way to its page. What is not known is left out. */
export function OwnFacts({ day: { card, tickets, rank, openOrders } }: OwnFactsProps) {
  const t = useTranslations('ownDay');
  return (
    <ul className="own-facts">
      {card ? (
        <Fact
          href={routes.points.path}
          name={t('stamps')}
          value={t('stampsValue', { stamps: card.stamps })}
        />
      ) : null}
      {tickets ? (
        <Fact href={pathTo('raffle', tickets.slug)} name={t('tickets')} value={formatCoins(tickets.count)} />
      ) : null}
      {rank ? (
        <Fact
          href={routes.leaders.path}
          name={t('rank')}
          value={rank.rank === null ? '–' : t('rankValue', { rank: formatCoins(rank.rank) })}
        />
      ) : null}
      {openOrders === null ? null : (
        <Fact href={infoPagePath('siparisler')} name={t('orders')} value={formatCoins(openOrders)} />
      )}
    </ul>
  );
}

interface FactProps {
  readonly href: string;
  readonly name: string;
  readonly value: string;
}

function Fact({ href, name, value }: FactProps) {
  return (
    <li className="min-w-0">
      <a href={href} className="own-fact">
        <strong>{value}</strong>
        <span>{name}</span>
      </a>
    </li>
  );
}
