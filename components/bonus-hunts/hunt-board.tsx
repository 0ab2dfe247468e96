import { useTranslations } from 'next-intl';
import { ProgressRail } from '@/components/ui/progress-rail';
import type { Hunt, HuntBonus } from '@/lib/data/hunt-view';
import { BoardMoney } from './board-money';
import { BoardNumbers } from './board-numbers';
import { CurrentBonus } from './current-bonus';

interface HuntBoardProps {
  readonly hunt: Hunt & { readonly bonuses?: readonly HuntBonus[] };
}

/** The board of a hunt, to be read at a glance on a stream; the same on the server and in the island that keeps it fresh. */
export function HuntBoard({ hunt }: HuntBoardProps) {
  const t = useTranslations('huntBoard');
  const { figures } = hunt;
  const now = hunt.bonuses?.find(({ state }) => state === 'opening');
  return (
    <div className="space-y-6">
      <div className="rounded-panel border border-line bg-bg-raised p-5 sm:p-7">
        <BoardNumbers hunt={hunt} />
        <div className="mt-7">
          <ProgressRail
            label={t('progress', { opened: figures.opened_count, all: figures.bonus_count })}
            value={figures.opened_count}
            max={figures.bonus_count}
          />
        </div>
        {now ? (
          <div className="mt-6">
            <CurrentBonus bonus={now} currency={hunt.currency} />
          </div>
        ) : null}
      </div>
      <BoardMoney hunt={hunt} />
    </div>
  );
}
