import { useTranslations } from 'next-intl';
import { CountdownBoard } from '@/components/ui/countdown-board';
import { Mark } from '@/components/ui/mark';
import { Person } from '@/components/ui/person';
import { SoftLink } from '@/components/ui/soft-link';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { TournamentKind } from './tournament-kind';
import { TournamentState } from './tournament-state';

interface TournamentHeadProps {
  readonly tournament: TournamentDetail;
}

/** The head of a tournament's page: what it is, whose prizes they are, and the next moment or the champion. */
export function TournamentHead({ tournament }: TournamentHeadProps) {
  const { title, summary, sponsor } = tournament;
  return (
    <header className="grid gap-8 rounded-panel border border-line bg-surface p-6 sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-12">
      <div>
        <div className="flex flex-wrap items-center gap-4">
          <TournamentKind type={tournament.type} />
          <TournamentState state={tournament.state} />
        </div>
        <h1 className="mt-5 font-display text-3xl font-bold tracking-tight sm:text-4xl">{title}</h1>
        {summary ? <p className="mt-3 max-w-2xl leading-relaxed text-text-2">{summary}</p> : null}
        {sponsor ? (
          <p className="mt-5 flex items-center gap-3">
            <Mark {...sponsor} />
            {sponsor.slug ? (
              <SoftLink
                href={`/sponsorlar/${sponsor.slug}`}
                className="rounded-sm font-semibold underline-offset-4 hover:underline"
              >
                {sponsor.name}
              </SoftLink>
            ) : (
              <span className="font-semibold">{sponsor.name}</span>
            )}
          </p>
        ) : null}
      </div>
      <div className="flex flex-col justify-end lg:w-80">
        <NextMoment tournament={tournament} />
      </div>
    </header>
  );
}

function NextMoment({ tournament: { state, startsAt, endsAt, champion } }: TournamentHeadProps) {
  const t = useTranslations('tournaments');
  if (champion)
    return (
      <div className="rounded-card border border-line bg-bg-raised p-5">
        <p className="mb-2 text-sm text-text-3">{t('champion')}</p>
        <p className="font-display text-xl font-semibold">
          <Person user={champion} />
        </p>
      </div>
    );
  const isBefore = state === 'registration' || state === 'check_in';
  const until = isBefore ? startsAt : state === 'live' ? endsAt : null;
  if (until === null) return <p className="text-text-2">{t(`stateText.${state}`)}</p>;
  return (
    <div>
      <p className="mb-2 text-sm text-text-3">{t(isBefore ? 'startsIn' : 'endsIn')}</p>
      <CountdownBoard until={until} over={t(isBefore ? 'starting' : 'over')} />
    </div>
  );
}
