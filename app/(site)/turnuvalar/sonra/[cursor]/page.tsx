import { notFound } from 'next/navigation';
import { listLaterTournaments } from '@/lib/data/tournaments';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { describeList } from '../../_components/list-description';
import { TournamentListPage } from '../../_components/tournament-list-page';

export const dynamic = 'force-dynamic';

const list = { view: 'now' } as const;

export const generateMetadata = async () => deeperPageMetadata(await describeList(list));

/** GET /turnuvalar/sonra/{cursor}: the list goes on; a cursor of another list is not found. */
export default async function LaterTournamentsPage({ params }: PageProps<'/turnuvalar/sonra/[cursor]'>) {
  const page = await listLaterTournaments(list, (await params).cursor);
  return page ? <TournamentListPage list={list} page={page} /> : notFound();
}
