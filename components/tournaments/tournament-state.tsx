import { useTranslations } from 'next-intl';
import { StatusBadge, type StatusTone } from '@/components/ui/status-badge';
import type { TournamentState as State } from '@/contract/tournaments';

const tones: Readonly<Record<State, StatusTone>> = {
  registration: 'open',
  check_in: 'open',
  live: 'live',
  completed: 'done',
  paid: 'done',
  cancelled: 'done',
};

interface TournamentStateProps {
  readonly state: State;
}

/** Where a tournament stands. */
export function TournamentState({ state }: TournamentStateProps) {
  const t = useTranslations('tournaments.states');
  return <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>;
}
