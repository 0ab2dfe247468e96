import { listTournaments } from '@/lib/data/tournaments';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { describeList, requireTypeList } from '../../_components/list-description';
import { TournamentListPage } from '../../_components/tournament-list-page';

/** None are made while the site is built: each is prerendered when it is first asked for. */
export const generateStaticParams = () => [];

type Props = PageProps<'/turnuvalar/tur/[type]'>;

export async function generateMetadata({ params }: Props) {
  return entryMetadata(await describeList(await requireTypeList(params)));
}

/** GET /turnuvalar/tur/{type}: all tournaments of a type, newest first. */
export default async function TournamentTypePage({ params }: Props) {
  const list = await requireTypeList(params);
  return <TournamentListPage list={list} page={await listTournaments(list)} isFirst />;
}
