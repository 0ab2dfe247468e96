import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import type { ClaimKind } from '@/contract/claims';
import { userSectionPath } from '@/lib/routes';

/** The queues of the team by the last segment of their page; deposits have the section itself. */
export const queuePages = {
  kazanclar: 'win',
  gecisler: 'affiliate',
  kayitlar: 'complaint',
  oduller: 'prize',
  etkinlikler: 'event',
  vip: 'vip',
} as const satisfies Record<string, ClaimKind>;

interface ReviewTabsProps {
  readonly current: ClaimKind;
}

/** The queues of the team, each a page. */
export function ReviewTabs({ current }: ReviewTabsProps) {
  const t = useTranslations('claims');
  const base = userSectionPath('ticket-deposits');
  const pages = Object.entries(queuePages).map(([page, kind]) => ({ href: `${base}/${page}`, kind }));
  const all = [{ href: base, kind: 'deposit' as const }, ...pages];
  const tabs = all.map(({ href, kind }) => ({ href, label: t(`queueTabs.${kind}`) }));
  return (
    <Tabs
      label={t('queueTabs.label')}
      tabs={tabs}
      current={all.find(({ kind }) => kind === current)?.href ?? base}
    />
  );
}
