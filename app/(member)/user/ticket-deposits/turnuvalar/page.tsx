import type { CursorProps } from '@/app/_components/cursor-props';
import { deskMetadata } from '@/lib/seo/page-metadata';
import { TournamentDesk } from '../../_components/tournament-desk';

export const generateMetadata = () => deskMetadata('tournaments');

/** GET /user/ticket-deposits/turnuvalar: the tournaments that are not over, for the team. Rendered per request (D12). */
export default async function TournamentDeskPage({ params }: CursorProps) {
  return <TournamentDesk {...(await params)} />;
}
