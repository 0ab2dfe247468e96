import { useTranslations } from 'next-intl';
import { Countdown } from '@/components/ui/countdown';
import { Person } from '@/components/ui/person';
import { PrizeHeadline } from '@/components/ui/prize-headline';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { TournamentItem } from '@/lib/data/tournament-view';
import { prizeFor } from '@/lib/format/prize-for';
import { TournamentKind } from './tournament-kind';
import { TournamentState } from './tournament-state';

interface TournamentCardProps {
  readonly tournament: TournamentItem;
}

/** A tournament in a list: how it is played, what the first one wins, places, and when. The whole card leads to its page. */
export function TournamentCard({ tournament }: TournamentCardProps) {
  const t = useTranslations('tournaments');
  const { title, summary, sponsor } = tournament;
  const first = prizeFor(tournament.prizes, 1);
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-panel border border-line bg-surface p-5 transition-colors hover:border-line-strong sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <TournamentKind type={tournament.type} />
        <TournamentState state={tournament.state} />
      </div>
      <div>
        <h2 className="font-display text-lg leading-snug font-semibold">
          <SoftLink
            href={`/turnuvalar/${tournament.slug}`}
            className="rounded-sm after:absolute after:inset-0"
          >
            {title}
          </SoftLink>
        </h2>
        {summary ? <p className="mt-1.5 line-clamp-2 leading-snug text-text-2">{summary}</p> : null}
      </div>
      <dl className="mt-auto grid grid-cols-2 gap-4 border-t border-line pt-4 text-sm">
        <div className="min-w-0">
          <dt className="text-xs text-text-3">{t('firstPrize')}</dt>
          <dd className="mt-1 flex min-h-6 items-center font-semibold">
            {first ? <PrizeHeadline prize={first} /> : t('noPrize')}
          </dd>
        </div>
        <TournamentMoment tournament={tournament} />
      </dl>
      <p className="flex justify-between gap-3 text-sm text-text-3">
        <span className="truncate">{sponsor ? sponsor.name : t('byCommunity')}</span>
        <Places tournament={tournament} />
      </p>
    </article>
  );
}

/** The next moment that counts; of one that is decided, who won it. */
function TournamentMoment({ tournament: { state, startsAt, endsAt, champion } }: TournamentCardProps) {
  const t = useTranslations('tournaments');
  if (champion)
    return (
      <div className="min-w-0">
        <dt className="text-xs text-text-3">{t('champion')}</dt>
        <dd className="mt-1">
          <Person user={champion} />
        </dd>
      </div>
    );
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
