import { useTranslations } from 'next-intl';
import { Pills } from '@/components/ui/pills';
import type { ClaimKind } from '@/contract/claims';
import type { ReviewListName } from '@/lib/data/claims';
import { pathTo } from '@/lib/paths';
import { queuePages } from './review-tabs';

/** Where a list of a queue begins. */
export function queuePath(kind: ClaimKind, list: ReviewListName): string {
  const [page = kind] = Object.entries(queuePages).find(([, name]) => name === kind) ?? [];
  return pathTo(list === 'decided' ? 'decided' : 'queue', page);
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
