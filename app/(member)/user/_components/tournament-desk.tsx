import { getTranslations } from 'next-intl/server';
import { TournamentsPicture } from '@/components/layout/pictures/tournaments-picture';
import { DeskList } from '@/components/tournaments/desk-list';
import { EmptyState } from '@/components/ui/empty-state';
import { Pager } from '@/components/ui/pager';
import { listDeskTournaments } from '@/lib/data/tournament-desk';
import { listPage } from '@/lib/paths';
import { deskPath } from '@/lib/routes';
import { DeskScreen } from './desk-screen';

interface TournamentDeskProps {
  readonly cursor?: string;
}

const list = deskPath('tournaments');

/** A page of the tournaments that are not over, for the team. */
export function TournamentDesk({ cursor }: TournamentDeskProps) {
  return <DeskScreen desk="tournaments" path={listPage(list, cursor)} load={() => load(cursor)} />;
}

async function load(cursor: string | undefined) {
  const page = await listDeskTournaments(cursor ?? null);
  if (!page) return null;
  const t = await getTranslations('tournamentDesk');
  if (page.tournaments.length === 0)
    return <EmptyState picture={<TournamentsPicture />} title={t('none.title')} text={t('none.text')} />;
  return (
    <>
      <DeskList tournaments={page.tournaments} />
      <Pager path={list} nextCursor={page.nextCursor} isFirst={cursor === undefined} />
    </>
  );
}
