import { useTranslations } from 'next-intl';
import type { IconName } from '@/components/ui/icon-names';
import { KindLabel } from '@/components/ui/kind-label';
import type { TournamentType } from '@/contract/tournaments';

const icons: Readonly<Record<TournamentType, IconName>> = {
  bracket: 'swords',
  leaderboard: 'chart-line',
  season: 'trophy',
};

interface TournamentKindProps {
  readonly type: TournamentType;
}

/** How a tournament is played, as a drawing and a word. */
export function TournamentKind({ type }: TournamentKindProps) {
  const t = useTranslations('tournaments.types');
  return <KindLabel icon={icons[type]}>{t(type)}</KindLabel>;
}
