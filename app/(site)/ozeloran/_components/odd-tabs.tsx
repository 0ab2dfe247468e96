import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';

interface OddTabsProps {
  readonly current: '/ozeloran' | '/ozeloran/sonuclar';
}

/** What can be taken, and what became of the rest. */
export function OddTabs({ current }: OddTabsProps) {
  const t = useTranslations('specialOdds.tabs');
  const tabs = [
    { href: '/ozeloran', label: t('open') },
    { href: '/ozeloran/sonuclar', label: t('results') },
  ];
  return <Tabs label={t('label')} tabs={tabs} current={current} />;
}
