import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';
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
  return (
    <span className="inline-flex items-center gap-2.5 text-sm font-semibold text-text-2">
      <span className="grid size-9 place-items-center rounded-card border border-line bg-bg-raised text-text">
        <Icon name={icons[type]} size={18} />
      </span>
      {t(type)}
    </span>
  );
}
