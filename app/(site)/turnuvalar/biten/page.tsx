import { listTournaments } from '@/lib/data/tournaments';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { describeList } from '../_components/list-description';
import { TournamentListPage } from '../_components/tournament-list-page';

const list = { view: 'past' } as const;

export const generateMetadata = async () => entryMetadata(await describeList(list));

/** GET /turnuvalar/biten: tournaments that are over, the latest first, each with its champion. Prerendered. */
export default async function PastTournamentsPage() {
  return <TournamentListPage list={list} page={await listTournaments(list)} isFirst />;
}
