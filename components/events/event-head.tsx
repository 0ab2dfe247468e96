import { useTranslations } from 'next-intl';
import { buttonClass } from '@/components/ui/button';
import { CountdownBoard } from '@/components/ui/countdown-board';
import { Mark } from '@/components/ui/mark';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { EventDetail } from '@/lib/data/event-view';
import { EventKind } from './event-kind';
import { EventState } from './event-state';

interface EventHeadProps {
  readonly event: EventDetail;
}

/** The head of an event's page: what it is, whose prizes they are, and the time left. */
export function EventHead({ event }: EventHeadProps) {
  const { title, summary, sponsor } = event;
  return (
    <header className="grid gap-8 rounded-panel border border-line bg-surface p-6 sm:p-8 lg:grid-cols-[minmax(0,1fr)_auto] lg:gap-12">
      <div>
        <div className="flex flex-wrap items-center gap-4">
          <EventKind type={event.type} />
          <EventState state={event.state} />
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
      <div className="flex flex-col justify-between gap-5 lg:w-80">
        <TimeLeft event={event} />
        <CalendarLink event={event} />
      </div>
    </header>
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
    <a href={`/etkinlikler/${slug}/takvim.ics`} download className={buttonClass()}>
      {t('addToCalendar')}
    </a>
  );
}
