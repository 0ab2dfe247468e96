import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { buttonClass } from '@/components/ui/button';
import type { ShowWire } from '@/contract/schedule';
import { formatShowTime } from '@/lib/format/show-time';
import { pathTo } from '@/lib/paths';
import { LiveMark } from './live-mark';

interface ScheduleListProps {
  readonly shows: readonly ShowWire[];
}

/** The shows of the next days, and the file that brings them into a calendar. */
export function ScheduleList({ shows }: ScheduleListProps) {
  const t = useTranslations('schedule');
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="font-display text-xl font-semibold">{t('title')}</h2>
        {shows.length > 0 ? (
          <a href={pathTo('calendar')} download className={buttonClass('quiet')}>
            {t('calendar')}
          </a>
        ) : null}
      </div>
      {shows.length === 0 ? <p className="text-text-2">{t('none')}</p> : null}
      <ol className="divide-y divide-line rounded-panel border border-line bg-surface empty:hidden">
        {shows.map((show) => (
          <ShowRow key={show.id} show={show} />
        ))}
      </ol>
    </section>
  );
}

function ShowRow({ show }: { readonly show: ShowWire }) {
  const t = useTranslations('schedule');
  const { day, hours } = formatShowTime(show.starts_at, show.ends_at);
  const isOn = !show.is_cancelled && Date.parse(show.starts_at) <= Date.now();
  return (
    <li className="grid gap-x-6 gap-y-1 px-5 py-4 sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:items-center">
      <time dateTime={show.starts_at} className="text-sm text-text-3 tabular-nums">
        {day} <span className="block font-semibold text-text-2">{hours}</span>
      </time>
      <div className="min-w-0">
        <p className={`font-semibold ${show.is_cancelled ? 'text-text-3 line-through' : ''}`}>{show.title}</p>
        {show.note ? <p className="mt-0.5 text-sm text-text-3">{show.note}</p> : null}
      </div>
      <div className="flex items-center gap-3">
        {isOn ? <LiveMark /> : null}
        <Badge>{show.is_cancelled ? t('cancelled') : t(`kinds.${show.kind}`)}</Badge>
      </div>
    </li>
  );
}
