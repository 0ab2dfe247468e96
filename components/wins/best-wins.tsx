import { useTranslations } from 'next-intl';
import type { BestWins as Best } from '@/lib/data/wins';
import { formatDayMonth } from '@/lib/format/dates';
import { BestWin } from './best-win';

interface BestWinsProps {
  readonly best: Best;
}

/** The podium of the week: the highest X first, with the days it is about. */
export function BestWins({ best: { weekFrom, weekTo, wins } }: BestWinsProps) {
  const t = useTranslations('wins.best');
  // The week ends where the next one begins: its last day is the one before.
  const lastDay = weekTo && new Date(Date.parse(weekTo) - 1).toISOString();
  const [from, to] = [formatDayMonth(weekFrom), formatDayMonth(lastDay)];
  if (wins.length === 0) return null;
  return (
    <section className="mb-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="font-display text-xl font-semibold">{t('title')}</h2>
        {from && to ? <p className="text-sm text-text-3">{t('week', { from, to })}</p> : null}
      </div>
      <ol className="grid gap-4 lg:grid-cols-3">
        {wins.map((win, index) => (
          <li key={win.id} className="min-w-0">
            <BestWin win={win} rank={index + 1} />
          </li>
        ))}
      </ol>
    </section>
  );
}
