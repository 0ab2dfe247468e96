import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageTrail } from '@/app/_components/page-trail';
import { PageTitle } from '@/components/ui/page-title';
import { findTournament, listBoard } from '@/lib/data/tournaments';
import { pathTo } from '@/lib/paths';
import { deeperPageMetadata } from '@/lib/seo/page-metadata';
import { TournamentBoard } from '../../../_components/tournament-board';

export const dynamic = 'force-dynamic';

type Props = PageProps<'/turnuvalar/[slug]/sonra/[cursor]'>;

export async function generateMetadata({ params }: Props) {
  const { slug, title, summary } = await requireTournament(params);
  return deeperPageMetadata({ title, description: summary ?? title, path: pathTo('tournament', slug) });
}

/** GET /turnuvalar/{slug}/sonra/{cursor}: the board goes on; a cursor of another list is not found. */
export default async function LaterPlacesPage({ params }: Props) {
  const { slug, cursor } = await params;
  const [tournament, page, t] = await Promise.all([
    requireTournament(params),
    listBoard(slug, cursor),
    getTranslations('tournaments.board'),
  ]);
  if (!page) notFound();
  return (
    <>
      <PageTrail
        route="tournaments"
        crumbs={[{ name: tournament.title, path: pathTo('tournament', slug) }]}
      />
      <PageTitle title={tournament.title} text={t('goesOn')} />
      <TournamentBoard tournament={tournament} {...page} />
    </>
  );
}

async function requireTournament(params: Props['params']) {
  return (await findTournament((await params).slug)) ?? notFound();
}
