import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';

interface AnalysisTabsProps {
  /** Path of the list this page belongs to; an author's page belongs to none. */
  readonly current: string;
}

/** What is open, what is settled, and the notes on games. */
export function AnalysisTabs({ current }: AnalysisTabsProps) {
  const t = useTranslations('analyses.tabs');
  const tabs = [
    { href: '/analiz', label: t('open') },
    { href: '/analiz/sonuclanan', label: t('settled') },
    { href: '/analiz/slot', label: t('slot') },
  ];
  return <Tabs label={t('label')} tabs={tabs} current={current} />;
}
