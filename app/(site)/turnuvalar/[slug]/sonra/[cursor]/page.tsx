import { getTranslations } from 'next-intl/server';
import { laterPages } from '@/app/_components/list-pages';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { findTournament, listBoard } from '@/lib/data/tournaments';
import { pathTo } from '@/lib/paths';
import { TournamentBoard, type TournamentBoardProps } from '../../../_components/tournament-board';

const pages = laterPages({
  find: ({ slug }: { readonly slug: string }) => findTournament(slug),
  describe: ({ slug, title, summary }) => ({
    title,
    description: summary ?? title,
    path: pathTo('tournament', slug),
  }),
  later: ({ slug }, cursor) => listBoard(slug, cursor),
  show: (page, _, tournament) => <LaterPlaces tournament={tournament} {...page} />,
});

export const dynamic = 'force-dynamic';
export const generateMetadata = pages.laterMetadata;

/** GET /turnuvalar/{slug}/sonra/{cursor}: the board goes on; its first page is the tournament's own. */
export default pages.showLater;

async function LaterPlaces({ tournament, ...page }: TournamentBoardProps) {
  const t = await getTranslations('tournaments.board');
  const crumb = { name: tournament.title, path: pathTo('tournament', tournament.slug) };
  return (
    <>
      <PageTrail route="tournaments" crumbs={[crumb]} />
      <PageTitle title={tournament.title} text={t('goesOn')} />
      <TournamentBoard tournament={tournament} {...page} />
    </>
  );
}
