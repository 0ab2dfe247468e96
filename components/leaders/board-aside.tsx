import { useTranslations } from 'next-intl';
import { PrizeList } from '@/components/prizes/prize-list';
import { SoftLink } from '@/components/ui/soft-link';
import type { BoardPage } from '@/lib/data/leaders';
import { type BoardName, pastBoardPath } from '@/lib/format/leader-paths';

interface BoardAsideProps {
  readonly board: BoardName;
  readonly prizes: BoardPage['prizes'];
}

/** Prizes, how places are decided, and the way to the boards of the past. */
export function BoardAside({ board, prizes }: BoardAsideProps) {
  const t = useTranslations('leaders');
  return (
    <aside className="space-y-8">
      {prizes.length > 0 ? (
        <section aria-labelledby="board-prizes">
          <h2 id="board-prizes" className="mb-3 font-display text-lg font-semibold">
            {t('prizes')}
          </h2>
          <PrizeList prizes={prizes} />
        </section>
      ) : null}
      <section aria-labelledby="board-rules" className="text-sm leading-relaxed text-text-2">
        <h2 id="board-rules" className="mb-3 font-display text-lg font-semibold text-text">
          {t('rules.title')}
        </h2>
        <ul className="list-disc space-y-2 pl-5 marker:text-text-3">
          <li>{t(`metrics.${board.metric}.rule`)}</li>
          <li>{t('rules.tie')}</li>
          <li>{t(`rules.${board.period}`)}</li>
          <li>{t('rules.team')}</li>
        </ul>
      </section>
      {board.period === 'all' ? null : (
        <SoftLink
          href={pastBoardPath(board)}
          className="inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
        >
          {t(`past.${board.period}`)}
        </SoftLink>
      )}
    </aside>
  );
}
