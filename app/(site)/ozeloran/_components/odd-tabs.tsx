import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';

interface OddTabsProps {
  /** The path of the list shown. */
  readonly current: string;
}

/** What can be taken, and what became of the rest. */
export function OddTabs({ current }: OddTabsProps) {
  const t = useTranslations('specialOdds.tabs');
  const tabs = [
    { href: routes.specialOdds.path, label: t('open') },
    { href: pathTo('oddResults'), label: t('results') },
  ];
  return <Tabs label={t('label')} tabs={tabs} current={current} />;
}
