import { PageTrail } from '@/app/_components/page-trail';
import { getBoard } from '@/lib/data/leaders';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { BoardPageView } from './_components/board-page-view';

const board = { metric: 'coins', period: 'week' } as const;

export const generateMetadata = () => pageMetadata('leaders');

/** GET /liderlik: the Sikke of this week, prerendered, the same for everybody; the viewer's own place is an island. */
export default async function LeadersPage() {
  return (
    <>
      <PageTrail route="leaders" />
      <BoardPageView board={board} page={await getBoard(board)} isFirst />
    </>
  );
}
