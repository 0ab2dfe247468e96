import { useTranslations } from 'next-intl';
import type { WagerEventDetail } from '@/lib/data/wager-event-view';
import { EventTime } from './event-time';
import { PhaseBadge } from './phase-badge';
import { SponsorLink } from './sponsor-link';

interface EventHeadProps {
  readonly event: WagerEventDetail;
}

/** The head of an event's own page: what it is and when. */
export function EventHead({ event }: EventHeadProps) {
  const t = useTranslations('wagerEvents');
  return (
    <header className="grid gap-6 rounded-panel border border-line bg-surface p-5 sm:p-7 lg:grid-cols-[1fr_auto]">
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-3 text-sm text-text-3">
          <PhaseBadge phase={event.phase} />
          <span>{t(`modes.${event.mode}`)}</span>
          <SponsorLink sponsor={event.sponsor} />
        </div>
        <h1 className="mt-4 font-display text-3xl font-bold tracking-tight sm:text-4xl">{event.title}</h1>
        {event.summary ? <p className="mt-3 max-w-2xl leading-relaxed text-text-2">{event.summary}</p> : null}
        <p className="mt-3 max-w-2xl text-sm leading-relaxed text-text-3">{t(`phaseTexts.${event.phase}`)}</p>
        {event.cancelReason ? (
          <p className="mt-2 max-w-2xl text-sm leading-relaxed text-text-2">
            {t('cancelReason', { reason: event.cancelReason })}
          </p>
        ) : null}
      </div>
      <EventTime event={event} />
    </header>
  );
}
