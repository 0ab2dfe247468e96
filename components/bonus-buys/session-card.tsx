import { useTranslations } from 'next-intl';
import { RelativeTime } from '@/components/ui/relative-time';
import { ResultCard } from '@/components/ui/result-card';
import type { BuySession } from '@/lib/data/buys';
import { formatAmount } from '@/lib/format/money';
import { formatPercent, formatX } from '@/lib/format/multiplier';
import { tiledGame } from '@/lib/format/tiled-game';
import { routes } from '@/lib/routes';
import { Net } from './net';
import { SessionState } from './session-state';

interface SessionCardProps {
  readonly session: BuySession;
}

/** A session in a list: what it cost, what came back, and its best bonus. The whole card leads to it. */
export function SessionCard({ session }: SessionCardProps) {
  const t = useTranslations('bonusBuys.numbers');
  const { slug, title, state, figures, currency, best, started_at, sponsor } = session;
  return (
    <ResultCard
      href={`${routes.bonusBuy.path}/${slug}`}
      title={title}
      note={
        <>
          <RelativeTime iso={started_at} />
          {sponsor ? ` · ${sponsor.name}` : null}
        </>
      }
      badge={state === 'live' ? <SessionState state={state} /> : null}
      isLive={state === 'live'}
      figures={[
        { name: t('cost'), value: formatAmount(figures.cost, currency) },
        { name: t('net'), value: <Net minor={figures.net} currency={currency} /> },
        { name: t('return'), value: formatPercent(figures.return_percent) },
      ]}
      best={best && { ...tiledGame(best.game), value: formatX(best.x) }}
    />
  );
}
