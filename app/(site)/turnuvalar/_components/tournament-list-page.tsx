import { getTranslations } from 'next-intl/server';
import { ItemListJsonLd } from '@/app/_components/item-list-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { AreaEmpty } from '@/components/layout/area-empty';
import { TournamentGrid } from '@/components/tournaments/tournament-grid';
import { PageTitle } from '@/components/ui/page-title';
import { Pager } from '@/components/ui/pager';
import type { TournamentItem } from '@/lib/data/tournament-view';
import type { TournamentList, TournamentsPage } from '@/lib/data/tournaments';
import { pathTo } from '@/lib/paths';
import { describeList } from './list-description';
import { TournamentTabs } from './tournament-tabs';

interface TournamentListPageProps {
  readonly list: TournamentList;
  readonly page: TournamentsPage;
  readonly isFirst?: boolean;
}

/** A page of one of the lists of tournaments, under the tabs. */
export async function TournamentListPage({ list, page, isFirst = false }: TournamentListPageProps) {
  const t = await getTranslations('pages.tournaments');
  const { path, title, description, empty } = await describeList(list);
  const isArea = 'view' in list && list.view === 'now';
  return (
    <>
      <PageTrail route="tournaments" crumbs={isArea ? [] : [{ name: title, path }]} />
      <ItemListJsonLd name={title} items={page.tournaments.map(toCrumb)} />
      <PageTitle title={isArea ? t('title') : title} text={description} />
      <TournamentTabs current={path} />
      {page.tournaments.length > 0 ? (
        <TournamentGrid tournaments={page.tournaments} />
      ) : (
        <AreaEmpty area="tournaments" state={empty} />
      )}
      <Pager path={path} nextCursor={page.nextCursor} isFirst={isFirst} order={isArea ? 'coming' : 'time'} />
    </>
  );
}

function toCrumb({ title, slug }: TournamentItem) {
  return { name: title, path: pathTo('tournament', slug) };
}
