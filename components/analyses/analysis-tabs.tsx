import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import { pathTo } from '@/lib/paths';
import { routes } from '@/lib/routes';

interface AnalysisTabsProps {
  /** Path of the list this page belongs to; an author's page belongs to none. */
  readonly current: string;
}

/** What is open, what is settled, and the notes on games. */
export function AnalysisTabs({ current }: AnalysisTabsProps) {
  const t = useTranslations('analyses.tabs');
  const tabs = [
    { href: routes.analysis.path, label: t('open') },
    { href: pathTo('settledAnalyses'), label: t('settled') },
    { href: pathTo('slotAnalyses'), label: t('slot') },
  ];
  return <Tabs label={t('label')} tabs={tabs} current={current} />;
}
