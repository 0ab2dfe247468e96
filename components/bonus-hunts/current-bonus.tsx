import { useTranslations } from 'next-intl';
import { Tile } from '@/components/ui/tile';
import type { HuntBonus } from '@/lib/data/hunt-view';
import { smallGamePicture } from '@/lib/format/game-picture';
import { formatAmount } from '@/lib/format/money';

interface CurrentBonusProps {
  readonly bonus: HuntBonus;
  readonly currency: string;
}

/** The bonus that is on the screen now. */
export function CurrentBonus({ bonus: { game, position, bet }, currency }: CurrentBonusProps) {
  const t = useTranslations('huntBoard');
  return (
    <div className="flex min-w-0 items-center gap-4 rounded-card border border-live/40 bg-live/5 p-3">
      <Tile
        src={game.imageUrl && smallGamePicture(game.imageUrl)}
        name={game.name}
        width={48}
        className="w-12"
      />
      <div className="min-w-0">
        <p className="flex items-center gap-2 text-xs font-semibold text-live">
          <span aria-hidden="true" className="size-1.5 animate-live rounded-full bg-live" />
          {t('now')}
        </p>
        <p className="truncate font-display text-lg font-semibold">{game.name}</p>
        <p className="text-sm text-text-2 tabular-nums">
          {t('nowNote', { position, bet: formatAmount(bet, currency) })}
        </p>
      </div>
    </div>
  );
}
