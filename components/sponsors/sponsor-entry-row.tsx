import { useTranslations } from 'next-intl';
import { Coins } from '@/components/ui/amount';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import { StatusBadge, type StatusTone } from '@/components/ui/status-badge';
import type { SponsorEntryState } from '@/contract/sponsor-entries';
import type { SponsorEntry } from '@/lib/data/sponsor-entries';
import { formatOdds } from '@/lib/format/odds';

const tones: Readonly<Record<SponsorEntryState, StatusTone>> = {
  soon: 'soon',
  open: 'open',
  live: 'on',
  waiting: 'soon',
  done: 'done',
  cancelled: 'done',
  sold_out: 'done',
  paused: 'done',
};

interface SponsorEntryRowProps {
  readonly entry: SponsorEntry;
}

/** One entry: the whole row is its link; where it stands, when, and what it costs or pays. */
export function SponsorEntryRow({
  entry: { path, title, detail, state, at, price, odds },
}: SponsorEntryRowProps) {
  const t = useTranslations('sponsorPage.states');
  return (
    <li>
      <SoftLink
        href={path}
        className="flex min-h-16 items-center gap-4 px-4 py-3 transition-colors hover:bg-surface-2"
      >
        <span className="min-w-0 grow">
          <span className="line-clamp-2 font-semibold">{title}</span>
          <span className="mt-0.5 line-clamp-1 text-sm text-text-3">
            {detail}
            {detail && at ? ' · ' : null}
            {at ? <RelativeTime iso={at} /> : null}
          </span>
        </span>
        {odds === null ? null : (
          <strong className="font-display font-semibold tabular-nums">{formatOdds(odds)}</strong>
        )}
        {price === null ? null : <Coins value={price} />}
        {state === null ? null : <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>}
      </SoftLink>
    </li>
  );
}
