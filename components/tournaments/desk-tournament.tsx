import { useTranslations } from 'next-intl';
import { Person } from '@/components/ui/person';
import { SoftLink } from '@/components/ui/soft-link';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { pathTo } from '@/lib/paths';
import { Bracket } from './bracket';
import { CancelForm } from './cancel-form';
import { Corrections } from './corrections';
import { FollowBracket } from './follow-bracket';
import { OpenMatches } from './open-matches';
import { TournamentKind } from './tournament-kind';
import { TournamentState } from './tournament-state';

interface DeskTournamentProps {
  readonly tournament: TournamentDetail;
}

/** A tournament before the team: where it stands, the matches that wait for a result, the whole bracket, and the way to cancel it. */
export function DeskTournament({ tournament }: DeskTournamentProps) {
  const t = useTranslations('tournamentDesk');
  const { slug, title, type, state, matches, champion } = tournament;
  return (
    <div className="grid min-w-0 gap-10">
      {state === 'live' ? <FollowBracket slug={slug} /> : null}
      <header>
        <div className="flex flex-wrap items-center gap-4">
          <TournamentKind type={type} />
          <TournamentState tournament={tournament} />
        </div>
        <h2 className="mt-4 font-display text-2xl font-bold tracking-tight">
          <SoftLink href={pathTo('tournament', slug)} className="underline-offset-4 hover:underline">
            {title}
          </SoftLink>
        </h2>
        <p className="mt-2 max-w-prose leading-relaxed text-text-2">
          {t(`stateText.${standing(tournament)}`)}
        </p>
        {champion ? (
          <div className="mt-4">
            <Person user={champion} />
          </div>
        ) : null}
      </header>
      <OpenMatches tournament={tournament} />
      <Corrections tournament={tournament} />
      {matches.length > 0 ? (
        <section aria-labelledby="whole-bracket" className="min-w-0">
          <h2 id="whole-bracket" className="mb-4 font-display text-xl font-semibold">
            {t('bracket')}
          </h2>
          <Bracket tournament={tournament} />
        </section>
      ) : null}
      {state === 'paid' || state === 'cancelled' ? null : <CancelForm slug={slug} />}
    </div>
  );
}

/** A board that runs has no matches: its sentence is another one. */
function standing({ type, state }: TournamentDetail) {
  return state === 'live' && type !== 'bracket' ? 'board' : state;
}
