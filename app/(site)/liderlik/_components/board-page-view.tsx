import { getTranslations } from 'next-intl/server';
import { NumbersLink } from '@/app/_components/numbers-link';
import { WebPageJsonLd } from '@/app/_components/web-page-json-ld';
import { BoardAside } from '@/components/leaders/board-aside';
import { BoardTabs } from '@/components/leaders/board-tabs';
import { BoardTime } from '@/components/leaders/board-time';
import { LeaderList } from '@/components/leaders/leader-list';
import { MorePlaces } from '@/components/leaders/more-places';
import { OwnRow } from '@/components/leaders/own-row';
import { Podium } from '@/components/leaders/podium';
import { PodiumNote } from '@/components/leaders/podium-note';
import { hasOwnPodium, toPodium } from '@/components/leaders/to-podium';
import { PageTitle } from '@/components/ui/page-title';
import type { BoardPage } from '@/lib/data/leaders';
import { findLastPodium } from '@/lib/data/past-leaders';
import { localDay } from '@/lib/format/dates';
import type { BoardName } from '@/lib/format/leader-paths';
import { boardSlug } from '@/lib/format/number-paths';
import { describeBoard } from './describe-board';

interface BoardPageViewProps {
  readonly board: BoardName;
  readonly page: BoardPage;
  readonly isFirst: boolean;
}

/** A page of a board: the first one begins with the podium, its own or that of the period before. */
export async function BoardPageView({ board, page, isFirst }: BoardPageViewProps) {
  const t = await getTranslations();
  const { name, description, path } = await describeBoard(board);
  const last = isFirst && !hasOwnPodium(page) ? await findLastPodium(board) : null;
  const podium = isFirst ? toPodium(page, last, Date.now()) : null;
  return (
    <>
      <WebPageJsonLd name={name} description={description} path={path} />
      <PageTitle title={t('pages.leaders.title')} text={description} />
      <BoardTabs board={board} />
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem] xl:gap-x-14">
        <div>
          <BoardTime page={page} />
          {podium === null ? null : (
            <>
              <PodiumNote board={board} last={podium.last} />
              <Podium
                places={podium.places}
                metric={board.metric}
                prizes={podium.prizes}
                isEntering={podium.isResultsNight}
              />
            </>
          )}
          {page.leaders.length === 0 ? (
            <p className="pt-8 pb-4 text-center text-text-2">{t('leaders.none')}</p>
          ) : null}
          <div className="space-y-1">
            <OwnRow board={board} />
            <LeaderList
              leaders={podium?.rest ?? page.leaders}
              metric={board.metric}
              hasChange={board.period !== 'all'}
            />
          </div>
          <MorePlaces path={path} nextCursor={page.nextCursor} isFirst={isFirst} />
          {page.startsAt === null ? null : (
            <NumbersLink area="board" slug={boardSlug(board, localDay(page.startsAt))} />
          )}
        </div>
        <BoardAside board={board} prizes={page.prizes} />
      </div>
    </>
  );
}
