import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import { SoftLink } from '@/components/ui/soft-link';
import type { InboxItemWire } from '@/contract/desk-inbox';
import { isOverdue } from '@/lib/format/is-overdue';
import { inboxMain } from './inbox-main';

/** A row and where its card stands. */
export interface InboxRow {
  readonly item: InboxItemWire;
  readonly href: string;
}

interface InboxRowsProps {
  readonly rows: readonly InboxRow[];
  /** Where the open card stands. */
  readonly current: string;
}

/** The list of the inbox, each row with what is decided on and until when. For server components. */
export function InboxRows({ rows, current }: InboxRowsProps) {
  const t = useTranslations('desk.inbox');
  return (
    <ul className="desk-rows" aria-label={t('list')}>
      {rows.map(({ item, href }) => (
        <li key={href} className="desk-row">
          <div className="min-w-0 flex-1 py-2">
            <SoftLink
              href={href}
              aria-current={href === current ? 'page' : undefined}
              className="desk-row-link block truncate font-medium"
            >
              {t(`kinds.${item.kind}`)} · {item.user.username}
            </SoftLink>
            <p className="flex flex-wrap gap-x-2 text-xs text-text-3">
              {item.due_at ? <RelativeTime iso={item.due_at} /> : <RelativeTime iso={item.created_at} />}
              {item.assignee ? <span>{item.assignee}</span> : null}
            </p>
          </div>
          {isOverdue(item.due_at, Date.now()) ? <Badge tone="red">{t('late')}</Badge> : null}
          {item.alike > 0 ? <Badge tone="line">{t('alike', { count: item.alike })}</Badge> : null}
          <span className="desk-row-main">{inboxMain(item)}</span>
        </li>
      ))}
    </ul>
  );
}
