import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Person } from '@/components/ui/person';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { Win } from '@/lib/data/win-view';
import { formatX } from '@/lib/format/odds';
import { WinAmounts } from './win-amounts';
import { WinPicture } from './win-picture';

interface WinCardProps {
  readonly win: Win;
  /** The first row of the page does not wait for its pictures. */
  readonly isFirst?: boolean;
}

/** A viewer's win: the screen, how many times the bet, the game, and whose it was. The whole card leads to its page. */
export function WinCard({ win, isFirst = false }: WinCardProps) {
  const t = useTranslations('wins');
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-panel border border-line bg-surface transition-colors hover:border-line-strong">
      <div className="relative">
        <WinPicture win={win} isDecorative isFirst={isFirst} />
        {win.isFeatured ? (
          <span className="absolute top-3 left-3 rounded-full bg-bg">
            <Badge tone="green">{t('featured')}</Badge>
          </span>
        ) : null}
      </div>
      <div className="flex grow flex-col gap-3 p-4 sm:p-5">
        <div className="flex items-baseline justify-between gap-3">
          <h3 className="min-w-0 truncate font-semibold">
            <SoftLink href={`/sizdengelenler/${win.id}`} className="rounded-sm after:absolute after:inset-0">
              {win.game.name}
            </SoftLink>
          </h3>
          <p className="font-display text-2xl font-bold text-green tabular-nums">{formatX(win.x)}</p>
        </div>
        <WinAmounts win={win} />
        <div className="mt-auto flex items-center justify-between gap-3 border-t border-line pt-3 text-sm text-text-3">
          {win.user ? <Person user={win.user} /> : <span />}
          <span className="shrink-0">{win.approvedAt ? <RelativeTime iso={win.approvedAt} /> : null}</span>
        </div>
      </div>
    </article>
  );
}
