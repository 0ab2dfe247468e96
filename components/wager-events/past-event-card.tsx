import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { WagerEvent } from '@/lib/data/wager-event-view';
import { formatDay } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { pathTo } from '@/lib/paths';
import { DataNote } from './data-note';
import { PhaseBadge } from './phase-badge';
import { StandingRows } from './standing-rows';

interface PastEventCardProps {
  readonly event: WagerEvent;
}

/** A finished event in the archive: when, how many took part, the first three, and the import that says so (ADR 071). */
export function PastEventCard({ event }: PastEventCardProps) {
  const t = useTranslations('wagerEvents');
  const { slug, title, summary, phase, endsAt, sponsor, playerCount, leaders, data } = event;
  return (
    <li className="relative flex flex-col overflow-hidden rounded-panel border border-line bg-surface transition-colors hover:border-line-strong">
      <div className="p-5 sm:p-6">
        <div className="flex items-center justify-between gap-3 text-sm text-text-3">
          <time dateTime={endsAt}>{formatDay(endsAt)}</time>
          <PhaseBadge phase={phase} />
        </div>
        <h2 className="mt-3 font-display text-xl font-semibold">
          <SoftLink href={pathTo('wagerEvent', slug)} className="after:absolute after:inset-0">
            {title}
          </SoftLink>
        </h2>
        <p className="mt-1 text-sm text-text-2">
          {t('cardFacts', {
            mode: t(`modes.${event.mode}`),
            sponsor: sponsor.name,
            count: formatCoins(playerCount),
          })}
        </p>
      </div>
      <div className="mt-auto border-t border-line bg-bg-raised">
        {phase === 'cancelled' ? (
          <p className="p-5 text-sm leading-relaxed text-text-2 sm:p-6">{summary}</p>
        ) : (
          <StandingRows rows={leaders} unit={event} />
        )}
        {phase === 'cancelled' && data === null ? null : (
          <div className="border-t border-line px-4 py-3">
            <DataNote data={data} />
          </div>
        )}
      </div>
    </li>
  );
}
