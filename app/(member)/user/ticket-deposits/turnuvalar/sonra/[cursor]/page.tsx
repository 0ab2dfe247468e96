import { deskMetadata } from '@/lib/seo/page-metadata';
import { TournamentDesk } from '../../../../_components/tournament-desk';

export const generateMetadata = () => deskMetadata('tournaments');

/** GET /user/ticket-deposits/turnuvalar/sonra/{cursor}: a later page of them. Rendered per request (D12). */
export default async function LaterTournamentsPage({
  params,
}: PageProps<'/user/ticket-deposits/turnuvalar/sonra/[cursor]'>) {
  return <TournamentDesk cursor={(await params).cursor} />;
}
