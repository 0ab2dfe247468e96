import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { pathTo } from '@/lib/paths';
import { EventLeaders } from './event-leaders';
import { EventPrizes } from './event-prizes';
import { EventTime } from './event-time';
import { PhaseBadge } from './phase-badge';
import { SponsorLink } from './sponsor-link';

interface CurrentEventProps {
  readonly event: WagerEvent;
}

/** An event that is not final: what it is, when, what it pays, and who leads by which data. */
export function CurrentEvent({ event }: CurrentEventProps) {
  const t = useTranslations('wagerEvents');
  const path = pathTo('wagerEvent', event.slug);
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
        <EventTime event={event} />
      </div>
      <div className="grid items-start gap-4 p-4 sm:p-5 lg:grid-cols-2">
        <EventPrizes event={event} heading="h3" />
        {event.phase === 'scheduled' ? null : <EventLeaders event={event} path={path} />}
      </div>
    </article>
  );
}
