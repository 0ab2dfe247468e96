import { pageMetadata } from '@/lib/seo/page-metadata';
import { findSharePicture } from '@/lib/share/find-share';
import { boardShareName } from '@/lib/share/kinds/board';
import { leaderPages } from './_components/leader-lists';

export const generateMetadata = async () =>
  pageMetadata(
    'leaders',
    await findSharePicture('liderlik', boardShareName({ metric: 'coins', period: 'week' })),
  );

/** GET /liderlik: the Sikke of this week, prerendered, the same for everybody; the viewer's own place is an island. */
export default leaderPages.showFirst;
