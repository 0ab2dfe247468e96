import { useTranslations } from 'next-intl';
import { FirstPrize } from '@/components/prizes/first-prize';
import { Countdown } from '@/components/ui/countdown';
import { EntryCard } from '@/components/ui/entry-card';
import { Person } from '@/components/ui/person';
import { RelativeTime } from '@/components/ui/relative-time';
import type { EventItem } from '@/lib/data/event-view';
import { pathTo } from '@/lib/paths';
import { EventKind } from './event-kind';
import { EventScore } from './event-score';
import { EventState } from './event-state';

interface EventCardProps {
  readonly event: EventItem;
}

/** An event in a list: what it is, what the first one wins, and when. The whole card leads to its page. */
export function EventCard({ event }: EventCardProps) {
  const t = useTranslations('events');
  const { slug, title, summary, sponsor, prizes } = event;
  return (
    <EntryCard
      href={pathTo('event', slug)}
      title={title}
      summary={summary}
      badges={
        <>
          <EventKind type={event.type} />
          <EventState state={event.state} />
        </>
      }
      facts={
        <>
          <FirstPrize title={t('firstPrize')} none={t('noPrize')} prizes={prizes} />
          <EventMoment event={event} />
        </>
      }
      foot={
        <>
          <span className="truncate">{sponsor ? sponsor.name : t('byCommunity')}</span>
          <span className="shrink-0 tabular-nums">{t('entries', { count: event.entries })}</span>
        </>
      }
    />
  );
}

/** When it begins or ends; of one that is decided, who won it. */
function EventMoment({ event: { state, startsAt, endsAt, leader } }: EventCardProps) {
  const t = useTranslations('events');
  if (state === 'finished' && leader)
    return (
      <div className="min-w-0">
        <dt className="text-xs text-text-3">{t('winner')}</dt>
        <dd className="mt-1 flex flex-col items-start gap-1">
          <Person user={leader.user} />
          <EventScore standing={leader} />
        </dd>
      </div>
    );
  const isOver = state === 'finished' || state === 'cancelled' || state === 'judging';
  return (
    <div className="min-w-0">
      <dt className="text-xs text-text-3">
        {t(isOver ? 'ended' : state === 'live' ? 'endsIn' : 'startsIn')}
      </dt>
      <dd className="mt-1 font-semibold">
        {isOver ? <RelativeTime iso={endsAt} /> : null}
        {state === 'live' ? <Countdown until={endsAt} over={t('over')} /> : null}
        {state === 'upcoming' ? <Countdown until={startsAt} over={t('started')} /> : null}
      </dd>
    </div>
  );
}
