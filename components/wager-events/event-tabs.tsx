import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';

interface EventTabsProps {
  readonly current: 'now' | 'past';
}

const paths = { now: routes.wagerEvents.path, past: pathTo('pastWagerEvents') } as const;

/** The two lists of wager events. */
export function EventTabs({ current }: EventTabsProps) {
  const t = useTranslations('wagerEvents.tabs');
  return (
    <Tabs
      label={t('label')}
      current={paths[current]}
      tabs={[
        { href: paths.now, label: t('now') },
        { href: paths.past, label: t('past') },
      ]}
    />
  );
}
