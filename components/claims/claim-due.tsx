import { useTranslations } from 'next-intl';
import { Badge } from '@/components/ui/badge';
import { RelativeTime } from '@/components/ui/relative-time';
import { formatDateTime } from '@/lib/format/dates';
import { isOverdue } from '@/lib/format/is-overdue';

interface ClaimDueProps {
  /** Until when the team promised to decide; nothing is shown where nothing is promised. */
  readonly dueAt: string | null | undefined;
  readonly viewer: 'owner' | 'reviewer';
}

/** The promise of a claim that waits: to its owner until when, to a reviewer also how far it is over. For server components. */
export function ClaimDue({ dueAt, viewer }: ClaimDueProps) {
  const t = useTranslations('claims.due');
  if (!dueAt) return null;
  const isLate = isOverdue(dueAt, Date.now());
  if (viewer === 'owner') {
    return (
      <p className="mb-4 text-sm text-text-2">
        {isLate ? t('ownerLate') : t('owner', { time: formatDateTime(dueAt) ?? dueAt })}
      </p>
    );
  }
  return (
    <p className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-2">
      {isLate ? <Badge tone="red">{t('late')}</Badge> : null}
      <span>
        {t('reviewer')}: <RelativeTime iso={dueAt} />
      </span>
    </p>
  );
}
