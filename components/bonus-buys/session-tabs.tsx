import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import type { BuySessionScope } from '@/contract/bonus-buys';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';

interface SessionTabsProps {
  readonly current: BuySessionScope;
}

/** Where the list of each scope stands. */
export const sessionPaths: Readonly<Record<BuySessionScope, string>> = {
  current: routes.bonusBuy.path,
  archived: pathTo('buyArchive'),
};

/** What is played and was played lately, and the archive. */
export function SessionTabs({ current }: SessionTabsProps) {
  const t = useTranslations('bonusBuys.tabs');
  return (
    <Tabs
      label={t('label')}
      tabs={[
        { href: sessionPaths.current, label: t('current') },
        { href: sessionPaths.archived, label: t('archived') },
      ]}
      current={sessionPaths[current]}
    />
  );
}
