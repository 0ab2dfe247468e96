import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { EventGames } from '@/components/events/event-games';
import { PrizeList } from '@/components/prizes/prize-list';
import { Markdown } from '@/components/ui/markdown';
import type { EventDetail } from '@/lib/data/event-view';
import { parseMarkdown } from '@/lib/format/markdown';
import { EventRanking, type EventRankingProps } from './event-ranking';

/** Under the head of an event's page: the ranking and the rules, beside them prizes and games. */
export function EventBody(props: EventRankingProps) {
  const t = useTranslations('events');
  const { event } = props;
  return (
    <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-12">
      <div className="min-w-0 space-y-12">
        <EventRanking {...props} />
        <Rules event={event} />
      </div>
      <aside className="space-y-10">
        {event.prizes.length > 0 ? (
          <Section title={t('prizes')}>
            <PrizeList prizes={event.prizes} />
          </Section>
        ) : null}
        {event.games.length > 0 ? (
          <Section title={t('games')}>
            <EventGames games={event.games} />
          </Section>
        ) : null}
      </aside>
    </div>
  );
}

/** The rules bring their own headings of level 2. */
function Rules({ event: { rules } }: { readonly event: EventDetail }) {
  return rules ? (
    <div className="max-w-3xl">
      <Markdown blocks={parseMarkdown(rules)} />
    </div>
  ) : null;
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-4 font-display text-xl font-semibold">{title}</h2>
      {children}
    </section>
  );
}
