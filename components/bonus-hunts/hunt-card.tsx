import { useTranslations } from 'next-intl';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import { Tile } from '@/components/ui/tile';
import type { Hunt } from '@/lib/data/hunt-view';
import { smallGamePicture } from '@/lib/format/game-picture';
import { formatAmount } from '@/lib/format/money';
import { formatPercent, formatX } from '@/lib/format/multiplier';
import { routes } from '@/lib/routes';
import { HuntState } from './hunt-state';

interface HuntCardProps {
  readonly hunt: Hunt;
}

/** A hunt in a list: what came back of what it cost, and its best bonus. The whole card leads to it. */
export function HuntCard({ hunt }: HuntCardProps) {
  const t = useTranslations('bonusHunts.card');
  const { slug, title, state, figures, currency, best, started_at, sponsor } = hunt;
  const isWon = (figures.net ?? -1) >= 0;
  return (
    <article className="relative flex flex-col gap-4 rounded-panel border border-line bg-surface p-5 transition-colors hover:border-line-strong">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-display text-lg leading-snug font-semibold">
            <SoftLink href={`${routes.bonusHunts.path}/${slug}`} className="after:absolute after:inset-0">
              {title}
            </SoftLink>
          </h3>
          <p className="mt-1 truncate text-sm text-text-3">
            <RelativeTime iso={started_at} />
            {sponsor ? ` · ${sponsor.name}` : null}
          </p>
        </div>
        {state === 'settled' ? null : <HuntState state={state} />}
      </div>
      <dl className="grid grid-cols-3 gap-3 text-sm">
        <Small name={t('return')} isGreen={isWon && figures.return_percent !== null}>
          {formatPercent(figures.return_percent)}
        </Small>
        <Small name={t('cost')}>{figures.cost === null ? '–' : formatAmount(figures.cost, currency)}</Small>
        <Small name={t('bonuses')}>{figures.bonus_count}</Small>
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
        ) : (
          <p className="text-text-3">{t(state === 'cancelled' ? 'cancelled' : 'nothingOpened')}</p>
        )}
      </div>
    </article>
  );
}

interface SmallProps {
  readonly name: string;
  readonly isGreen?: boolean;
  readonly children: string | number;
}

function Small({ name, isGreen = false, children }: SmallProps) {
  return (
    <div className="min-w-0">
      <dt className="truncate text-xs text-text-3">{name}</dt>
      <dd
        className={`mt-0.5 truncate font-display font-semibold tabular-nums ${isGreen ? 'text-green' : ''}`}
      >
        {children}
      </dd>
    </div>
  );
}
