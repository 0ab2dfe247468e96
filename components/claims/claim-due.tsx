import { useTranslations } from 'next-intl';
import { formatDateTime } from '@/lib/format/dates';
import { isOverdue } from '@/lib/format/is-overdue';

interface ClaimDueProps {
  /** Until when the team promised to decide; nothing is shown where nothing is promised. */
  readonly dueAt: string | null | undefined;
}

/** Until when a claim that waits is decided, as its owner was promised. For server components. */
export function ClaimDue({ dueAt }: ClaimDueProps) {
  const t = useTranslations('claims.due');
  if (!dueAt) return null;
  const isLate = isOverdue(dueAt, Date.now());
  return (
    <p className="mb-4 text-sm text-text-2">
      {isLate ? t('ownerLate') : t('owner', { time: formatDateTime(dueAt) ?? dueAt })}
    </p>
  );
}
