import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';

interface RaffleTabsProps {
  readonly current: 'open' | 'past';
}

const paths = { open: routes.tickets.path, past: pathTo('pastRaffles') } as const;

/** The two lists of draws. */
export function RaffleTabs({ current }: RaffleTabsProps) {
  const t = useTranslations('raffles.tabs');
  return (
    <Tabs
      label={t('label')}
      current={paths[current]}
      tabs={[
        { href: paths.open, label: t('open') },
        { href: paths.past, label: t('past') },
      ]}
    />
  );
}
