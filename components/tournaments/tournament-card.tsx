import { useTranslations } from 'next-intl';
import { FirstPrize } from '@/components/prizes/first-prize';
import { Countdown } from '@/components/ui/countdown';
import { EntryCard } from '@/components/ui/entry-card';
import { Person } from '@/components/ui/person';
import { RelativeTime } from '@/components/ui/relative-time';
import { Until } from '@/components/ui/until';
import type { TournamentItem } from '@/lib/data/tournament-view';
import { signUpOpening } from '@/lib/format/sign-up-opening';
import { pathTo } from '@/lib/paths';
import { TournamentKind } from './tournament-kind';
import { TournamentState } from './tournament-state';

interface TournamentCardProps {
  readonly tournament: TournamentItem;
}

/** A tournament in a list: how it is played, what the first one wins, places, and when. The whole card leads to its page. */
export function TournamentCard({ tournament }: TournamentCardProps) {
  const t = useTranslations('tournaments');
  const { slug, title, summary, sponsor, prizes } = tournament;
  return (
    <EntryCard
      href={pathTo('tournament', slug)}
      title={title}
      summary={summary}
      badges={
        <>
          <TournamentKind type={tournament.type} />
          <TournamentState tournament={tournament} />
        </>
      }
      facts={
        <>
          <FirstPrize title={t('firstPrize')} none={t('noPrize')} prizes={prizes} />
          <TournamentMoment tournament={tournament} />
        </>
      }
      foot={
        <>
          <span className="truncate">{sponsor ? sponsor.name : t('byCommunity')}</span>
          <Places tournament={tournament} />
        </>
      }
    />
  );
}

/** The next moment that counts; of one that is decided, who won it. */
function TournamentMoment({ tournament }: TournamentCardProps) {
  const t = useTranslations('tournaments');
  const { champion } = tournament;
  const opensAt = signUpOpening(tournament, Date.now());
  if (champion)
    return (
      <div className="min-w-0">
        <dt className="text-xs text-text-3">{t('champion')}</dt>
        <dd className="mt-1">
          <Person user={champion} />
        </dd>
      </div>
    );
  if (opensAt === null) return <PlayedMoment tournament={tournament} />;
  return (
    <Until until={opensAt} over={<PlayedMoment tournament={tournament} />}>
      <div className="min-w-0">
        <dt className="text-xs text-text-3">{t('opensIn')}</dt>
        <dd className="mt-1 font-semibold">
          <Countdown until={opensAt} over={t('opening')} />
        </dd>
      </div>
    </Until>
  );
}

/** How far the start or the end of play is. */
function PlayedMoment({ tournament: { state, startsAt, endsAt } }: TournamentCardProps) {
  const t = useTranslations('tournaments');
  const isBefore = state === 'registration' || state === 'check_in';
  const isCounting = state === 'live' && endsAt !== null;
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-3">{t(isBefore ? 'startsIn' : isCounting ? 'endsIn' : 'started')}</dt>
      <dd className="mt-1 font-semibold">
        {isBefore ? <Countdown until={startsAt} over={t('starting')} /> : null}
        {isCounting ? <Countdown until={endsAt} over={t('over')} /> : null}
        {isBefore || isCounting ? null : <RelativeTime iso={startsAt} />}
      </dd>
    </div>
  );
}

function Places({ tournament: { size, players } }: TournamentCardProps) {
  const t = useTranslations('tournaments');
  return (
    <span className="shrink-0 tabular-nums">
      {size === null ? t('playersCount', { count: players }) : t('places', { players, size })}
    </span>
  );
}
