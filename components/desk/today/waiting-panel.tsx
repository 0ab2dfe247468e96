import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { DeskToday } from '@/contract/desk-today';
import { withQuery } from '../desk-query';
import { TodayPanel } from './today-panel';

interface WaitingPanelProps {
  readonly waiting: DeskToday['waiting'];
  /** Where counting ended. */
  readonly most: number;
  readonly inboxPath: string;
}

/** What waits for a decision, the promise that is nearest first; each number leads to what it counts. */
export function WaitingPanel({ waiting, most, inboxPath }: WaitingPanelProps) {
  const t = useTranslations('desk.today.waiting');
  const tKinds = useTranslations('desk.inbox.kinds');
  const toCount = (count: number) => (count >= most ? `${most}+` : String(count));
  return (
    <TodayPanel title={t('title')}>
      {waiting.length === 0 ? (
        <p className="today-none">{t('none')}</p>
      ) : (
        <ul className="desk-rows">
          {waiting.map(({ kind, count, overdue, first_due_at }) => (
            <li key={kind} className="desk-row">
              <span className="today-count">{toCount(count)}</span>
              <div className="min-w-0 flex-1 py-2">
                <SoftLink
                  href={withQuery(inboxPath, { tur: kind })}
                  className="desk-row-link block truncate font-medium"
                >
                  {tKinds(kind)}
                </SoftLink>
                <p className="flex gap-1 text-xs text-text-3">
                  {t('promised')} <RelativeTime iso={first_due_at} />
                </p>
              </div>
              {overdue > 0 ? <Badge tone="red">{t('overdue', { count: toCount(overdue) })}</Badge> : null}
            </li>
          ))}
        </ul>
      )}
    </TodayPanel>
  );
}
