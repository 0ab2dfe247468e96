import { listTournaments } from '@/lib/data/tournaments';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { TournamentListPage } from './_components/tournament-list-page';

export const generateMetadata = () => pageMetadata('tournaments');

const list = { view: 'now' } as const;

/** GET /turnuvalar: tournaments that are not over, the one that began or begins first on top. Prerendered. */
export default async function TournamentsPage() {
  return <TournamentListPage list={list} page={await listTournaments(list)} isFirst />;
}
