import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import type { ClaimKind } from '@/contract/claims';
import { pathTo } from '@/lib/paths';
import { type DeskName, deskPath, isTeamPermission, userSectionPath } from '@/lib/routes';

/** The queues of claims by the last segment of their page. That of deposits also stands on the section's own page. */
export const queuePages = {
  yatirimlar: 'deposit',
  kazanclar: 'win',
  gecisler: 'affiliate',
  kayitlar: 'complaint',
  oduller: 'prize',
  etkinlikler: 'event',
  vip: 'vip',
  hesaplar: 'account',
} as const satisfies Record<string, ClaimKind>;

/** The kinds that a sponsor's support role decides on, for its own sponsor. */
export const supportQueues: ReadonlySet<ClaimKind> = new Set(['deposit', 'account']);

const base = userSectionPath('ticket-deposits');
const deposits = { href: base, name: 'deposit' } as const;
const accounts = { href: pathTo('queue', 'hesaplar'), name: 'account' } as const;
const toDesk = (name: DeskName) => ({ href: deskPath(name), name }) as const;

interface ReviewTabsProps {
  readonly current: ClaimKind | DeskName;
  readonly permission: string;
}

/** The pages of who decides, each a tab: for the team all, for a sponsor's support role its deposits, its orders and its accounts. */
export function ReviewTabs({ current, permission }: ReviewTabsProps) {
  const t = useTranslations('claims.queueTabs');
  const tabs = toTabs(permission);
  return (
    <Tabs
      label={t('label')}
      tabs={tabs.map(({ href, name }) => ({ href, label: t(name) }))}
      current={tabs.find(({ name }) => name === current)?.href ?? base}
    />
  );
}

interface NamedTab {
  readonly href: string;
  readonly name: ClaimKind | DeskName;
}

function toTabs(permission: string): readonly NamedTab[] {
  const shared = [deposits, toDesk('orders'), accounts];
  if (!isTeamPermission(permission)) return shared;
  const queues = Object.entries(queuePages).map(([page, name]) => ({ href: pathTo('queue', page), name }));
  const others = queues.filter(({ name }) => !supportQueues.has(name));
  const forAdmins = permission === 'admin' ? [toDesk('vault'), toDesk('codes'), toDesk('jobs')] : [];
  return [...shared, ...others, toDesk('tournaments'), toDesk('hunts'), ...forAdmins];
}
