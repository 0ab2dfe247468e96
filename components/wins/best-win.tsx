import { useTranslations } from 'next-intl';
import { Person } from '@/components/ui/person';
import { SoftLink } from '@/components/ui/soft-link';
import type { Win } from '@/lib/data/win-view';
import { formatX } from '@/lib/format/multiplier';
import { pathTo } from '@/lib/paths';
import { WinAmounts } from './win-amounts';

interface BestWinProps {
  readonly win: Win;
  readonly rank: number;
}

/** One of the best of the week: its place in large figures, how many times the bet, the game, and whose it was. */
export function BestWin({ win, rank }: BestWinProps) {
  const t = useTranslations('wins.best');
  return (
    <article className="relative flex h-full gap-4 rounded-panel border border-line bg-surface p-5 transition-colors hover:border-line-strong sm:p-6">
      <p className="font-display text-5xl leading-none font-bold text-text-3 tabular-nums">
        <span aria-hidden="true">{rank}</span>
        <span className="sr-only">{t('rank', { rank })}</span>
      </p>
      <div className="min-w-0 grow space-y-3">
        <div>
          <p className="font-display text-3xl leading-none font-bold text-green tabular-nums">
            {formatX(win.x)}
          </p>
          <h3 className="mt-2 truncate font-semibold">
            <SoftLink href={pathTo('win', win.id)} className="win-link">
              {win.game.name}
            </SoftLink>
          </h3>
          {win.sponsor ? <p className="mt-1 truncate text-sm text-text-3">{win.sponsor.name}</p> : null}
        </div>
        <WinAmounts win={win} />
        {win.user ? (
          <p className="flex text-sm text-text-2">
            <Person user={win.user} />
          </p>
        ) : null}
      </div>
    </article>
  );
}
