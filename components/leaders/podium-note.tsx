import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { LastPodium } from '@/lib/data/past-leaders';
import { formatDay } from '@/lib/format/dates';
import { type BoardName, pastBoardPath } from '@/lib/format/leader-paths';

interface PodiumNoteProps {
  readonly board: BoardName;
  /** The period whose podium stands below; null for the current one, which needs no note. */
  readonly last: LastPodium | null;
}

/** Whose podium it is while the current period has none, and when it gets its own. */
export function PodiumNote({ board, last }: PodiumNoteProps) {
  const t = useTranslations('leaders');
  if (last === null || board.period === 'all') return null;
  const lastDay = new Date(Date.parse(last.endsAt) - 1).toISOString();
  return (
    <div className="mb-4 text-center">
      <h2 className="font-display text-xl font-semibold">
        <SoftLink
          href={pastBoardPath(board, last.start)}
          className="inline-flex min-h-6 items-center underline-offset-4 hover:underline"
        >
          {t(`lastPodium.${board.period}`)}
        </SoftLink>
      </h2>
      <p className="mt-1 text-sm text-text-2">
        {t('span', { from: formatDay(last.startsAt) ?? '', to: formatDay(lastDay) ?? '' })}
        {' · '}
        {t(board.period === 'week' ? 'lastPodium.nextWeek' : 'lastPodium.nextMonth')}
      </p>
    </div>
  );
}
