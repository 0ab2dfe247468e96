import 'server-only';
import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { DataNote } from './data-note';
import { RaceLanes } from './race-lanes';

interface EventLeadersProps {
  readonly event: WagerEvent;
  /** Of the event's page, where all ranks are. */
  readonly path: string;
}

/** Who leads by which import (ADR 071), as lanes; before the first one, that there is none yet. */
export function EventLeaders({ event, path }: EventLeadersProps) {
  const t = useTranslations('wagerEvents');
  const standings = useTranslations('standings');
  return (
    <section>
      <h3 className="mb-3 font-display text-lg font-semibold">{standings('title')}</h3>
      <div className="rounded-card border border-line bg-surface">
        {event.leaders.length > 0 ? (
          <div className="@container p-4">
            <RaceLanes label={standings('title')} rows={event.leaders} event={event} />
          </div>
        ) : null}
        <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-4 py-3 first:border-t-0">
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
    </section>
  );
}
