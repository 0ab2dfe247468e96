import { useTranslations } from 'next-intl';
import { Tabs } from '@/components/ui/tabs';
import { tournamentTypes, tournamentViews } from '@/contract/tournaments';
import { tournamentTypePath } from '@/lib/format/tournament-lists';
import { viewPaths } from './list-description';

interface TournamentTabsProps {
  /** Path of the first page of the list that is open. */
  readonly current: string;
}

/** Now and past, then each way of playing. */
export function TournamentTabs({ current }: TournamentTabsProps) {
  const t = useTranslations('tournaments');
  const tabs = [
    ...tournamentViews.map((view) => ({ href: viewPaths[view], label: t(`views.${view}`) })),
    ...tournamentTypes.map((type) => ({ href: tournamentTypePath(type), label: t(`typeTitles.${type}`) })),
  ];
  return <Tabs label={t('viewsLabel')} tabs={tabs} current={current} />;
}
