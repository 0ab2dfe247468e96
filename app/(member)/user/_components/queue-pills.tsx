import { useTranslations } from 'next-intl';
import { Pills } from '@/components/ui/pills';
import type { ClaimKind } from '@/contract/claims';
import type { ReviewListName } from '@/lib/data/claims';
import { userSectionPath } from '@/lib/routes';
import { queuePages } from './review-tabs';

const base = userSectionPath('ticket-deposits');

/** Where a list of a queue begins. */
export function queuePath(kind: ClaimKind, list: ReviewListName): string {
  const [page] = Object.entries(queuePages).find(([, name]) => name === kind) ?? [];
  return `${base}/${page}${list === 'decided' ? '/kararlar' : ''}`;
}

interface QueuePillsProps {
  readonly kind: ClaimKind;
  readonly list: ReviewListName;
}

/** What waits and what is decided of a kind, each a page. */
export function QueuePills({ kind, list }: QueuePillsProps) {
  const t = useTranslations('claims.queueLists');
  const lists = (['open', 'decided'] as const).map((name) => ({
    href: queuePath(kind, name),
    label: t(name),
  }));
  return <Pills label={t('label')} pills={lists} current={queuePath(kind, list)} />;
}
