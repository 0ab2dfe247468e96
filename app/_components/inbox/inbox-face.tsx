import { useTranslations } from 'next-intl';
import { inboxMain } from '@/components/desk/inbox/inbox-main';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import type { InboxItemWire } from '@/contract/desk-inbox';
import { isOverdue } from '@/lib/format/is-overdue';

interface InboxFaceProps {
  readonly item: InboxItemWire;
}

/** What is seen of a row below its name: what is decided on, until when, who has it, what it resembles. For server components. */
export function InboxFace({ item }: InboxFaceProps) {
  const t = useTranslations('desk.inbox');
  const { game_name: game, sponsor, content } = item.details;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-text-3">
      <span className="max-w-full truncate text-sm text-text-2 tabular-nums">
        {[inboxMain(item), game ?? sponsor?.name ?? content].filter(Boolean).join(' · ')}
      </span>
      <RelativeTime iso={item.due_at ?? item.created_at} />
      {item.assignee ? <span>{item.assignee}</span> : null}
      {isOverdue(item.due_at, Date.now()) ? <Badge tone="red">{t('late')}</Badge> : null}
      {item.alike > 0 ? <Badge tone="line">{t('alike', { count: item.alike })}</Badge> : null}
    </div>
  );
}
