import { useTranslations } from 'next-intl';
import { BoardTable } from '@/components/tournaments/board-table';
import { Pager } from '@/components/ui/pager';
import type { BoardPlace, TournamentDetail } from '@/lib/data/tournament-view';
import { pathTo } from '@/lib/paths';

/** A tournament, and the page of its board that is shown. */
export interface TournamentBoardProps {
  readonly tournament: TournamentDetail;
  readonly standings: readonly BoardPlace[];
  readonly nextCursor: string | null;
  readonly isFirst?: boolean;
}

/** The board of a leaderboard or season with its tie rule; before anybody scored, a sentence. */
export function TournamentBoard({
  tournament,
  standings,
  nextCursor,
  isFirst = false,
}: TournamentBoardProps) {
  const t = useTranslations('tournaments.board');
  return (
    <section>
      <h2 className="font-display text-xl font-semibold">{t('title')}</h2>
      <p className="mt-2 mb-4 text-sm text-text-3">{t('tie')}</p>
      {standings.length > 0 ? (
        <>
          <BoardTable tournament={tournament} standings={standings} />
          <Pager
            path={pathTo('tournament', tournament.slug)}
            nextCursor={nextCursor}
            isFirst={isFirst}
            order="rank"
          />
        </>
      ) : (
        <p className="rounded-card border border-line bg-bg-raised px-5 py-8 text-center text-text-2">
          {t('none')}
        </p>
      )}
    </section>
  );
}
