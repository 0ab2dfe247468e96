import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { Person } from '@/components/ui/person';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { Win } from '@/lib/data/win-view';
import { formatX } from '@/lib/format/multiplier';
import { pathTo } from '@/lib/paths';
import { Reactions } from './reactions';
import { WinAmounts } from './win-amounts';
import { WinPicture } from './win-picture';

interface WinCardProps {
  readonly win: Win;
}

/** A viewer's win: the screen, how many times the bet, the game, where, what members said, and whose it was. The whole card but its reactions leads to its page. */
export function WinCard({ win }: WinCardProps) {
  const t = useTranslations('wins');
  return (
    <article className="win-card">
      <div className="relative">
        <WinPicture win={win} isDecorative />
        {win.isFeatured ? (
          <span className="absolute top-3 left-3 rounded-full bg-bg">
            <Badge tone="green">{t('featured')}</Badge>
          </span>
        ) : null}
      </div>
      <div className="win-body">
        <div className="win-head">
          <h3 className="min-w-0 truncate font-semibold">
            <SoftLink href={pathTo('win', win.id)} className="win-link">
              {win.game.name}
            </SoftLink>
          </h3>
          <p className="win-x">{formatX(win.x)}</p>
        </div>
        {win.sponsor ? <p className="win-where">{win.sponsor.name}</p> : null}
        <WinAmounts win={win} />
        {win.reactions ? <Reactions id={win.id} counts={win.reactions} /> : null}
        <div className="win-foot">
          {win.user ? <Person user={win.user} /> : <span />}
          <span className="shrink-0">{win.approvedAt ? <RelativeTime iso={win.approvedAt} /> : null}</span>
        </div>
      </div>
    </article>
  );
}
