import { getTranslations } from 'next-intl/server';
import { NumbersLink } from '@/app/_components/numbers-link';
import { PageTrail } from '@/app/_components/page-trail';
import { WebPageJsonLd } from '@/app/_components/web-page-json-ld';
import { FrozenBoard } from '@/components/leaders/frozen-board';
import { MorePlaces } from '@/components/leaders/more-places';
import { PageTitle } from '@/components/ui/page-title';
import type { PastBoard, PastBoardName } from '@/lib/data/past-leaders';
import { formatDay } from '@/lib/format/dates';
import { pastBoardPath } from '@/lib/format/leader-paths';
import { boardSlug } from '@/lib/format/number-paths';
import { describePast } from './describe-board';

interface FrozenPageViewProps {
  readonly name: PastBoardName;
  readonly past: PastBoard;
  readonly isFirst: boolean;
}

/** A page of a board that no longer changes. */
export async function FrozenPageView({ name, past, isFirst }: FrozenPageViewProps) {
  const t = await getTranslations('leaders');
  const { crumbs, title, description, path } = await describePast(name, name.start);
  const { starts_at, ends_at } = past.board;
  const lastDay = ends_at && new Date(Date.parse(ends_at) - 1).toISOString();
  return (
    <>
      <PageTrail route="leaders" crumbs={crumbs} />
      <WebPageJsonLd name={title} description={description} path={path} />
      <PageTitle
        title={title}
        text={t('span', { from: formatDay(starts_at) ?? '', to: formatDay(lastDay) ?? '' })}
      />
      <FrozenBoard past={past} metric={name.metric} />
      <NumbersLink area="board" slug={boardSlug(name, name.start)} />
      <MorePlaces path={pastBoardPath(name, name.start)} nextCursor={past.nextCursor} isFirst={isFirst} />
    </>
  );
}
