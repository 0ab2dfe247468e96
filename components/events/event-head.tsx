import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { CountdownBoard } from '@/components/ui/countdown-board';
import { EntryHead } from '@/components/ui/entry-head';
import { RelativeTime } from '@/components/ui/relative-time';
import type { EventDetail } from '@/lib/data/event-view';
import { toHost } from '@/lib/format/host';
import { pathTo } from '@/lib/paths';
import { EventKind } from './event-kind';
import { EventState } from './event-state';

interface EventHeadProps {
  readonly event: EventDetail;
}

/** The head of an event's page: what it is, whose prizes they are, and the time left. */
export function EventHead({ event }: EventHeadProps) {
  const { title, summary, sponsor } = event;
  const badges = (
    <>
      <EventKind type={event.type} />
      <EventState state={event.state} />
    </>
  );
  return (
    <EntryHead
      path={pathTo('event', event.slug)}
      badges={badges}
      title={title}
      summary={summary}
      host={toHost(sponsor)}
    >
      <TimeLeft event={event} />
      <CalendarLink event={event} />
    </EntryHead>
  );
}

function TimeLeft({ event: { state, startsAt, endsAt } }: EventHeadProps) {
  const t = useTranslations('events');
  if (state !== 'live' && state !== 'upcoming')
    return (
      <p className="text-text-2">
        {t(state === 'judging' ? 'judgingText' : state === 'cancelled' ? 'cancelledText' : 'finishedText')}{' '}
        <span className="text-text-3">
          <RelativeTime iso={endsAt} />
        </span>
      </p>
    );
  return (
    <div>
      <p className="mb-2 text-sm text-text-3">{t(state === 'live' ? 'endsIn' : 'startsIn')}</p>
      <CountdownBoard
        until={state === 'live' ? endsAt : startsAt}
        over={t(state === 'live' ? 'over' : 'started')}
      />
    </div>
  );
}

/** A file, not a page: the browser hands it to the visitor's calendar. Of what is over there is nothing to remember. */
function CalendarLink({ event: { slug, state } }: EventHeadProps) {
  const t = useTranslations('events');
  if (state !== 'live' && state !== 'upcoming') return null;
  return (
    <a href={pathTo('eventCalendar', slug)} download className={buttonClass()}>
      {t('addToCalendar')}
    </a>
  );
}
