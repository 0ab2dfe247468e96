import { useTranslations } from 'next-intl';
import { Countdown } from '@/components/ui/countdown';
import { Person } from '@/components/ui/person';
import { PrizeHeadline } from '@/components/ui/prize-headline';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { EventItem } from '@/lib/data/event-view';
import { prizeFor } from '@/lib/format/prize-for';
import { EventKind } from './event-kind';
import { EventScore } from './event-score';
import { EventState } from './event-state';

interface EventCardProps {
  readonly event: EventItem;
}

/** An event in a list: what it is, what the first one wins, and when. The whole card leads to its page. */
export function EventCard({ event }: EventCardProps) {
  const t = useTranslations('events');
  const { title, summary, sponsor } = event;
  const first = prizeFor(event.prizes, 1);
  return (
    <article className="relative flex h-full flex-col gap-4 rounded-panel border border-line bg-surface p-5 transition-colors hover:border-line-strong sm:p-6">
      <div className="flex items-center justify-between gap-3">
        <EventKind type={event.type} />
        <EventState state={event.state} />
      </div>
      <div>
        <h2 className="font-display text-lg leading-snug font-semibold">
          <SoftLink href={`/etkinlikler/${event.slug}`} className="rounded-sm after:absolute after:inset-0">
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
        <EventMoment event={event} />
      </dl>
      <p className="flex justify-between gap-3 text-sm text-text-3">
        <span className="truncate">{sponsor ? sponsor.name : t('byCommunity')}</span>
        <span className="shrink-0 tabular-nums">{t('entries', { count: event.entries })}</span>
      </p>
    </article>
  );
}

/** When it begins or ends; of one that is decided, who won it. */
function EventMoment({ event: { state, startsAt, endsAt, leader } }: EventCardProps) {
  const t = useTranslations('events');
  if (state === 'finished' && leader)
    return (
      <div className="min-w-0">
        <dt className="text-xs text-text-3">{t('winner')}</dt>
        <dd className="mt-1 flex items-center justify-between gap-2">
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
