import { useTranslations } from 'next-intl';
import { Countdown } from '@/components/ui/countdown';
import type { BoardPage } from '@/lib/data/leaders';
import { formatDay } from '@/lib/format/dates';

interface BoardTimeProps {
  readonly page: Pick<BoardPage, 'startsAt' | 'endsAt'>;
}

/** From when to when a board counts, and how long it still does; nothing for all time. */
export function BoardTime({ page: { startsAt, endsAt } }: BoardTimeProps) {
  const t = useTranslations('leaders');
  if (startsAt === null || endsAt === null) return null;
  const lastDay = new Date(Date.parse(endsAt) - 1).toISOString();
  return (
    <p className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm text-text-2">
      <span>{t('span', { from: formatDay(startsAt) ?? '', to: formatDay(lastDay) ?? '' })}</span>
      <span className="flex items-baseline gap-1.5">
        {t('left')} <Countdown until={endsAt} over={t('over')} />
      </span>
    </p>
  );
}
