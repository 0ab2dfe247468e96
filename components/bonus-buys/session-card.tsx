import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import { Tile } from '@/components/ui/tile';
import type { BuySession } from '@/lib/data/buys';
import { smallGamePicture } from '@/lib/format/game-picture';
import { formatAmount } from '@/lib/format/money';
import { formatPercent, formatX } from '@/lib/format/multiplier';
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
    <article
      className={`relative flex flex-col gap-4 rounded-panel border bg-surface p-5 transition-colors hover:border-line-strong ${state === 'live' ? 'border-red/40' : 'border-line'}`}
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-display text-lg leading-snug font-semibold">
            <SoftLink href={`${routes.bonusBuy.path}/${slug}`} className="after:absolute after:inset-0">
              {title}
            </SoftLink>
          </h3>
          <p className="mt-1 truncate text-sm text-text-3">
            <RelativeTime iso={started_at} />
            {sponsor ? ` · ${sponsor.name}` : null}
          </p>
        </div>
        {state === 'live' ? <SessionState state={state} /> : null}
      </div>
      <dl className="grid grid-cols-3 gap-3 text-sm">
        <Small name={t('cost')}>{formatAmount(figures.cost, currency)}</Small>
        <Small name={t('net')}>
          <Net minor={figures.net} currency={currency} />
        </Small>
        <Small name={t('return')}>{formatPercent(figures.return_percent)}</Small>
      </dl>
      <div className="mt-auto flex min-h-12 items-center gap-3 border-t border-line pt-4 text-sm">
        {best ? (
          <>
            <Tile
              src={best.game.imageUrl && smallGamePicture(best.game.imageUrl)}
              name={best.game.name}
              width={36}
              className="w-9"
            />
            <p className="min-w-0 grow truncate text-text-2">{best.game.name}</p>
            <p className="font-display font-semibold text-green tabular-nums">{formatX(best.x)}</p>
          </>
        ) : null}
      </div>
    </article>
  );
}

function Small({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="truncate text-xs text-text-3">{name}</dt>
      <dd className="mt-0.5 truncate font-display font-semibold tabular-nums">{children}</dd>
    </div>
  );
}
