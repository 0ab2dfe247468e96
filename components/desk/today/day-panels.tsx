import { useTranslations } from 'next-intl';
import { SoftLink } from '@/components/ui/soft-link';
import type { DeskToday } from '@/contract/desk-today';
import { deskEntryPath } from '@/lib/desk-paths';
import { formatTime } from '@/lib/format/dates';
import { TodayPanel } from './today-panel';

type Entry = Pick<DeskToday['live'][number], 'kind' | 'slug' | 'title'>;

/** What is live at this moment. */
export function LivePanel({ live }: Pick<DeskToday, 'live'>) {
  const t = useTranslations('desk.today.live');
  return (
    <TodayPanel title={t('title')}>
      {live.length === 0 ? (
        <p className="today-none">{t('none')}</p>
      ) : (
        <ul className="desk-rows">
          {live.map((entry) => (
            <li key={`${entry.kind}:${entry.slug}`} className="desk-row">
              <span aria-hidden="true" className="today-live" />
              <EntryLink entry={entry} />
            </li>
          ))}
        </ul>
      )}
    </TodayPanel>
  );
}

/** What begins, ends or is drawn until midnight. */
export function EndsPanel({ ends }: Pick<DeskToday, 'ends'>) {
  const t = useTranslations('desk.today.ends');
  return (
    <TodayPanel title={t('title')}>
      {ends.length === 0 ? (
        <p className="today-none">{t('none')}</p>
      ) : (
        <ul className="desk-rows">
          {ends.map(({ at, what, ...entry }) => (
            <li key={`${entry.kind}:${entry.slug}:${what}`} className="desk-row">
              <time dateTime={at} className="today-time">
                {formatTime(at)}
              </time>
              <EntryLink entry={entry} />
              <span className="shrink-0 text-xs text-text-2">{t(what)}</span>
            </li>
          ))}
        </ul>
      )}
    </TodayPanel>
  );
}

function EntryLink({ entry: { kind, slug, title } }: { readonly entry: Entry }) {
  const t = useTranslations('desk.today.kinds');
  return (
    <div className="min-w-0 flex-1 py-2">
      <SoftLink
        href={deskEntryPath('content', kind, slug)}
        className="desk-row-link block truncate font-medium"
      >
        {title}
      </SoftLink>
      <p className="text-xs text-text-3">{t(kind)}</p>
    </div>
  );
}
