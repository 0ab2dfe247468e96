import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { routes } from '@/lib/routes';
import { DataNote } from './data-note';
import { EventMoment } from './event-moment';
import { EventPrizes } from './event-prizes';
import { PhaseBadge } from './phase-badge';
import { SponsorLink } from './sponsor-link';
import { StandingRows } from './standing-rows';

interface CurrentEventProps {
  readonly event: WagerEvent;
}

/** An event that is not final: what it is, when, what it pays, and who leads by which data. */
export function CurrentEvent({ event }: CurrentEventProps) {
  const t = useTranslations('wagerEvents');
  const path = `${routes.wagerEvents.path}/${event.slug}`;
  return (
    <article className="overflow-hidden rounded-panel border border-line bg-bg-raised">
      <div className="flex flex-wrap items-start justify-between gap-6 border-b border-line bg-surface p-5 sm:p-7">
        <div className="min-w-0 max-w-2xl">
          <div className="flex flex-wrap items-center gap-3 text-sm text-text-3">
            <PhaseBadge phase={event.phase} />
            <span>{t(`modes.${event.mode}`)}</span>
            <SponsorLink sponsor={event.sponsor} />
          </div>
          <h2 className="mt-4 font-display text-2xl font-bold sm:text-3xl">
            <SoftLink href={path} className="underline-offset-4 hover:underline">
              {event.title}
            </SoftLink>
          </h2>
          {event.summary ? <p className="mt-2 leading-relaxed text-text-2">{event.summary}</p> : null}
        </div>
        <EventMoment event={event} />
      </div>
      <div className="grid items-start gap-4 p-4 sm:p-5 lg:grid-cols-2">
        <EventPrizes event={event} />
        {event.leaders.length > 0 ? (
          <div className="rounded-card border border-line bg-surface">
            <StandingRows rows={event.leaders} unit={event} />
            <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3">
              <DataNote data={event.data} />
              <SoftLink
                href={path}
                className="inline-flex min-h-6 items-center text-sm font-semibold underline underline-offset-4"
              >
                {t('allRanks')}
                <span className="sr-only">: {event.title}</span>
              </SoftLink>
            </div>
          </div>
        ) : null}
      </div>
    </article>
  );
}
