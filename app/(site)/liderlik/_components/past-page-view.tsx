import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { PastPeriods } from '@/components/leaders/past-periods';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import type { PastPage } from '@/lib/data/past-leaders';
import { formatDay } from '@/lib/format/dates';
import { type BoardName, pastBoardPath } from '@/lib/format/leader-paths';
import { describePast } from './describe-board';

interface PastPageViewProps {
  readonly board: BoardName;
  readonly page: PastPage;
  readonly isFirst: boolean;
}

/** A page of the weeks or months that are over. */
export async function PastPageView({ board, page, isFirst }: PastPageViewProps) {
  const t = await getTranslations('leaders');
  const { title, crumbs } = await describePast(board);
  const toCrumb = ({ start }: PastPage['periods'][number]) => ({
    name: formatDay(start) ?? start,
    path: pastBoardPath(board, start),
  });
  return (
    <>
      <PageTrail route="leaders" crumbs={crumbs} />
      <ItemListJsonLd name={title} items={page.periods.map(toCrumb)} />
      <PageTitle title={title} text={t('pastText')} />
      <PastPeriods board={board} periods={page.periods} />
      <Pager path={pastBoardPath(board)} nextCursor={page.nextCursor} isFirst={isFirst} />
    </>
  );
}
