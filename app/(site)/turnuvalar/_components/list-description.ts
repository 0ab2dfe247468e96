import { getTranslations } from 'next-intl/server';
import type { TournamentView } from '@/contract/tournaments';
import type { TournamentList } from '@/lib/data/tournaments';
import { tournamentTypePath } from '@/lib/format/tournament-lists';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';

/** Where each tab stands. */
export const viewPaths: Readonly<Record<TournamentView, string>> = {
  now: routes.tournaments.path,
  past: pathTo('pastTournaments'),
};

const emptyTexts = { now: 'tournaments', past: 'tournamentsPast', type: 'tournamentsOfType' } as const;

/** What a list's page says about itself: `title` stands on the page, `path` is its first page. */
export interface ListDescription {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Which text stands there while it holds nothing. */
  readonly empty: (typeof emptyTexts)[keyof typeof emptyTexts];
}

/** The words and the path of a list. */
export async function describeList(list: TournamentList): Promise<ListDescription> {
  const t = await getTranslations();
  const description = t('pages.tournaments.description');
  if ('type' in list)
    return {
      path: tournamentTypePath(list.type),
      title: t(`tournaments.typeTitles.${list.type}`),
      description,
      empty: emptyTexts.type,
    };
  const title = t(list.view === 'now' ? 'pages.tournaments.title' : 'tournaments.pastTitle');
  return { path: viewPaths[list.view], title, description, empty: emptyTexts[list.view] };
}
