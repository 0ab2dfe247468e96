import { useTranslations } from 'next-intl';
import { StandingsTable } from '@/components/events/standings-table';
import { Pager } from '@/components/ui/pager';
import type { EventDetail, EventStanding } from '@/lib/data/event-view';
import { pathTo } from '@/lib/paths';

/** An event, and the page of its ranking that is shown. */
export interface EventRankingProps {
  readonly event: EventDetail;
  readonly standings: readonly EventStanding[];
  readonly nextCursor: string | null;
  readonly isFirst?: boolean;
}

/** The ranking of an event with its tie rule; before anybody stands in it, a sentence on why. */
export function EventRanking({ event, standings, nextCursor, isFirst = false }: EventRankingProps) {
  const t = useTranslations('events.ranking');
  const { state, slug } = event;
  return (
    <section>
      <h2 className="font-display text-xl font-semibold">{t(state === 'finished' ? 'results' : 'title')}</h2>
      <p className="mt-2 mb-4 text-sm leading-relaxed text-text-3">{t(`tie.${event.type}`)}</p>
      {standings.length > 0 ? (
        <>
          <StandingsTable event={event} standings={standings} />
          <Pager path={pathTo('event', slug)} nextCursor={nextCursor} isFirst={isFirst} order="rank" />
        </>
      ) : (
        <p className="rounded-card border border-line bg-bg-raised px-5 py-8 text-center text-text-2">
          {t(`none.${state}`)}
        </p>
      )}
    </section>
  );
}
