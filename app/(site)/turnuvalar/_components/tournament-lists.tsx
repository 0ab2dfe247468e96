import { listPages } from '@/app/_components/list-pages';
import { listLaterTournaments, listTournaments, type TournamentList } from '@/lib/data/tournaments';
import { findTournamentType } from '@/lib/format/tournament-lists';
import { describeList } from './list-description';
import { TournamentListPage } from './tournament-list-page';

function pagesOf<Params extends object>(find: (params: Params) => TournamentList | null) {
  return listPages({
    find,
    describe: describeList,
    first: listTournaments,
    later: listLaterTournaments,
    show: (page, isFirst, list) => <TournamentListPage list={list} page={page} isFirst={isFirst} />,
  });
}

/** Tournaments that are not over, the one that began or begins first on top. */
export const tournamentPages = pagesOf(() => ({ view: 'now' }));
/** Tournaments that are over, the latest first, each with its champion. */
export const pastPages = pagesOf(() => ({ view: 'past' }));
/** All tournaments of a type, newest first. */
export const typePages = pagesOf((params: { readonly type: string }) => {
  const type = findTournamentType(params.type);
  return type && { type };
});
