import { useTranslations } from 'next-intl';
import { CountdownBoard } from '@/components/ui/countdown-board';
import { EntryHead } from '@/components/ui/entry-head';
import { Person } from '@/components/ui/person';
import { Until } from '@/components/ui/until';
import type { TournamentDetail } from '@/lib/data/tournament-view';
import { toHost } from '@/lib/format/host';
import { signUpOpening } from '@/lib/format/sign-up-opening';
import { pathTo } from '@/lib/paths';
import { TournamentKind } from './tournament-kind';
import { TournamentState } from './tournament-state';

interface TournamentHeadProps {
  readonly tournament: TournamentDetail;
}

/** The head of a tournament's page: what it is, whose prizes they are, and the next moment or the champion. */
export function TournamentHead({ tournament }: TournamentHeadProps) {
  const { title, summary, sponsor } = tournament;
  const badges = (
    <>
      <TournamentKind type={tournament.type} />
      <TournamentState tournament={tournament} />
    </>
  );
  return (
    <EntryHead
      path={pathTo('tournament', tournament.slug)}
      badges={badges}
      title={title}
      summary={summary}
      host={toHost(sponsor)}
    >
      <NextMoment tournament={tournament} />
    </EntryHead>
  );
}

function NextMoment({ tournament }: TournamentHeadProps) {
  const t = useTranslations('tournaments');
  const { champion } = tournament;
  const opensAt = signUpOpening(tournament, Date.now());
  if (champion)
    return (
      <div className="rounded-card border border-line bg-bg-raised p-5">
        <p className="mb-2 text-sm text-text-3">{t('champion')}</p>
        <p className="font-display text-xl font-semibold">
          <Person user={champion} />
        </p>
      </div>
    );
  if (opensAt === null) return <PlayedMoment tournament={tournament} />;
  return (
    <Until until={opensAt} over={<PlayedMoment tournament={tournament} />}>
      <div>
        <p className="mb-2 text-sm text-text-3">{t('opensIn')}</p>
        <CountdownBoard until={opensAt} over={t('opening')} />
      </div>
    </Until>
  );
}

/** How far the start or the end of play is; a sentence where neither is ahead. */
function PlayedMoment({ tournament: { type, state, startsAt, endsAt } }: TournamentHeadProps) {
  const t = useTranslations('tournaments');
  const isBefore = state === 'registration' || state === 'check_in';
  // A bracket that is played shows it below, with the duel that is on.
  if (type === 'bracket' && state === 'live') return null;
  const until = isBefore ? startsAt : state === 'live' ? endsAt : null;
  if (until === null) return <p className="text-text-2">{t(`stateText.${state}`)}</p>;
  return (
    <div>
      <p className="mb-2 text-sm text-text-3">{t(isBefore ? 'startsIn' : 'endsIn')}</p>
      <CountdownBoard until={until} over={t(isBefore ? 'starting' : 'over')} />
    </div>
  );
}
