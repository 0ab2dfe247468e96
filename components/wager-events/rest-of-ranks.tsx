import { useTranslations } from 'next-intl';
import type { Standings, WagerEvent } from '@/lib/data/wager-event-view';
import { LaterRanks } from './later-ranks';
import { StandingRows } from './standing-rows';

interface RestOfRanksProps {
  readonly event: WagerEvent;
  readonly standings: Standings;
}

/** The ranks behind the first ten, and the way to those behind the first page; nothing where there are none. */
export function RestOfRanks({ event, standings: { rows, nextCursor } }: RestOfRanksProps) {
  const t = useTranslations('standings');
  const rest = rows.slice(10);
  if (rest.length === 0) return null;
  return (
    <section aria-labelledby="rest-of-ranks" className="space-y-3">
      <h2 id="rest-of-ranks" className="font-display text-lg font-semibold">
        {t('rest')}
      </h2>
      <div className="rounded-card border border-line bg-surface">
        <StandingRows rows={rest} unit={event} />
      </div>
      <LaterRanks slug={event.slug} nextCursor={nextCursor} isFirst />
    </section>
  );
}
