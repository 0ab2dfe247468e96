import { notFound } from 'next/navigation';
import { listLaterTournaments } from '@/lib/data/tournaments';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { describeList, requireTypeList } from '../../../../_components/list-description';
import { TournamentListPage } from '../../../../_components/tournament-list-page';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/turnuvalar/tur/[type]/sonra/[cursor]'>;

export async function generateMetadata({ params }: Props) {
  return deeperPageMetadata(await describeList(await requireTypeList(params)));
}

/** GET /turnuvalar/tur/{type}/sonra/{cursor}: the list goes on; a cursor of another list is not found. */
export default async function OlderTournamentsOfTypePage({ params }: Props) {
  const list = await requireTypeList(params);
  const page = await listLaterTournaments(list, (await params).cursor);
  return page ? <TournamentListPage list={list} page={page} /> : notFound();
}
