import { useTranslations } from 'next-intl';
import { ProgressRail } from '@/components/ui/progress-rail';
import type { Hunt, HuntBonus } from '@/lib/data/hunt-view';
import { BoardMoney } from './board-money';
import { BoardNumbers } from './board-numbers';
import { CollectingNumbers } from './collecting-numbers';
import { CurrentBonus } from './current-bonus';

interface HuntBoardProps {
  readonly hunt: Hunt & { readonly bonuses?: readonly HuntBonus[] };
}

/** The board of a hunt, to be read at a glance on a stream; the same on the server and in the island that keeps it fresh. */
export function HuntBoard({ hunt }: HuntBoardProps) {
  const isCollecting = hunt.figures.cost === null;
  return (
    <div className="space-y-6">
      <div className="rounded-panel border border-line bg-bg-raised p-5 sm:p-7">
        {isCollecting ? <CollectingNumbers hunt={hunt} /> : <OpeningNumbers hunt={hunt} />}
      </div>
      {isCollecting ? null : <BoardMoney hunt={hunt} />}
    </div>
  );
}

function OpeningNumbers({ hunt }: HuntBoardProps) {
  const t = useTranslations('huntBoard');
  const { figures, bonuses, currency } = hunt;
  const now = bonuses?.find(({ state }) => state === 'opening');
  return (
    <>
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
          <CurrentBonus bonus={now} currency={currency} />
        </div>
      ) : null}
    </>
  );
}
