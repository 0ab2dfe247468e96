import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { ResultCard } from '@/components/ui/result-card';
import type { BuySession } from '@/lib/data/buys';
import { formatAmount } from '@/lib/format/money';
import { formatX } from '@/lib/format/multiplier';
import { formatPercent } from '@/lib/format/percent';
import { tiledGame } from '@/lib/format/tiled-game';
import { pathTo } from '@/lib/paths';
import { Net } from './net';
import { SessionState } from './session-state';

/** A session of a list, and what is said below its name: made on the server, for it tells the time that has passed. */
export interface CardFaceProps {
  readonly session: BuySession;
  readonly note: ReactNode;
}

/** What a card says of a session; the same on the server and in the island that keeps it fresh. */
export function CardFace({ session, note }: CardFaceProps) {
  const t = useTranslations('bonusBuys.numbers');
  const { slug, title, state, figures, currency, best } = session;
  return (
    <ResultCard
      href={pathTo('buySession', slug)}
      title={title}
      note={note}
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
