import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { Win } from '@/lib/data/win-view';
import { formatX } from '@/lib/format/multiplier';
import { pathTo } from '@/lib/paths';
import { TonightPart } from './tonight-part';

interface WinPartProps {
  readonly win: Win;
}

/** The highest X of the week, in green: the game and whose it was. */
export function WinPart({ win: { id, game, x, user } }: WinPartProps) {
  const t = useTranslations('startPage');
  return (
    <TonightPart
      label={t('bestWin')}
      title={
        <SoftLink href={pathTo('win', id)} className="tonight-link">
          {game.name}
        </SoftLink>
      }
      detail={user?.name}
      value={<span className="text-green">{formatX(x)}</span>}
    />
  );
}
