import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';

interface HuntTabsProps {
  readonly current: 'now' | 'archive';
}

/** What goes on, and the archive. */
export function HuntTabs({ current }: HuntTabsProps) {
  const t = useTranslations('bonusHunts.tabs');
  const now = routes.bonusHunts.path;
  const archive = pathTo('huntArchive');
  return (
    <Tabs
      label={t('label')}
      tabs={[
        { href: now, label: t('now') },
        { href: archive, label: t('archive') },
      ]}
      current={current === 'now' ? now : archive}
    />
  );
}
