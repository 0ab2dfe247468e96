import { notFound } from 'next/navigation';
import { NumbersLink } from '@/app/_components/numbers-link';
import { OnlineEventJsonLd } from '@/app/_components/online-event-json-ld';
import { PageTrail } from '@/app/_components/page-trail';
import { EntryCorrections } from '@/components/corrections/entry-corrections';
import { JoinPanel } from '@/components/tournaments/join-panel';
import { SignUp } from '@/components/tournaments/sign-up';
import { Stage } from '@/components/tournaments/stage';
import { TournamentHead } from '@/components/tournaments/tournament-head';
import { listGameNames } from '@/lib/data/games';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { findTournament } from '@/lib/data/tournaments';
import { tournamentPictures } from '@/lib/format/entry-pictures';
import { pathTo } from '@/lib/paths';
import { entryMetadata } from '@/lib/seo/page-metadata';
import { findSharePicture } from '@/lib/share/find-share';
import { TournamentBody } from '../_components/tournament-body';

/** None are known while the site is built: each is prerendered when it is first asked for. */
export const generateStaticParams = () => [];

type Props = PageProps<'/turnuvalar/[slug]'>;

export async function generateMetadata({ params }: Props) {
  const { slug, title, summary, type } = await requireTournament(params);
  const image = tournamentPictures[type];
  const share = await findSharePicture('turnuva', slug);
  return entryMetadata({
    title,
    description: summary ?? title,
    path: pathTo('tournament', slug),
    image,
    share,
  });
}

/** GET /turnuvalar/{slug}: one tournament with its sign-up, bracket or board, and rules. Prerendered when first asked for. */
export default async function TournamentPage({ params }: Props) {
  const tournament = await requireTournament(params);
  const path = pathTo('tournament', tournament.slug);
  const facts = {
    name: tournament.title,
    description: tournament.summary ?? tournament.title,
    path,
    startsAt: tournament.startsAt,
    endsAt: tournament.endsAt,
    isCancelled: tournament.state === 'cancelled',
    image: tournamentPictures[tournament.type],
  };
  return (
    <>
      <PageTrail
        route="tournaments"
        crumbs={[{ name: tournament.title, path }]}
        share={{ kind: 'turnuva', name: tournament.slug, title: tournament.title }}
      />
      <OnlineEventJsonLd facts={facts} />
      <TournamentHead tournament={tournament} />
      <EntryCorrections kind="tournaments" slug={tournament.slug} className="mt-6" />
      <div className="mt-6 space-y-6">
        <Stage tournament={tournament} />
        <SignUp tournament={tournament}>
          <JoinPanel tournament={tournament} games={await gamesFor(tournament)} />
        </SignUp>
      </div>
      <TournamentBody tournament={tournament} />
      <div className="mt-6">
        <NumbersLink area="tournament" slug={tournament.slug} />
      </div>
    </>
  );
}

async function requireTournament(params: Props['params']) {
  return (await findTournament((await params).slug)) ?? notFound();
}

/** Only who registers for a bracket chooses a game. */
async function gamesFor({ type, state }: TournamentDetail) {
  return type === 'bracket' && state === 'registration' ? listGameNames() : [];
}
