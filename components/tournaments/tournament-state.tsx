import { useTranslations } from 'next-intl';
import { StatusBadge, type StatusTone } from '@/components/ui/status-badge';
import { Until } from '@/components/ui/until';
import type { TournamentState as State } from '@/contract/tournaments';
import type { TournamentItem } from '@/lib/data/tournament-view';
import { signUpOpening } from '@/lib/format/sign-up-opening';

const tones: Readonly<Record<State, StatusTone>> = {
  registration: 'open',
  check_in: 'open',
  live: 'live',
  completed: 'done',
  paid: 'done',
  cancelled: 'done',
};

interface TournamentStateProps {
  readonly tournament: Pick<TournamentItem, 'type' | 'state' | 'registrationOpensAt'>;
}

/** Where a tournament stands; one whose sign-up has not opened yet is soon, and open from that moment on. */
export function TournamentState({ tournament }: TournamentStateProps) {
  const t = useTranslations('tournaments');
  const { type, state } = tournament;
  // A board is played for days, wherever its members are; a duel on the stream.
  const tone = type !== 'bracket' && state === 'live' ? 'on' : tones[state];
  const badge = <StatusBadge tone={tone}>{t(`states.${state}`)}</StatusBadge>;
  const opensAt = signUpOpening(tournament, Date.now());
  if (opensAt === null) return badge;
  return (
    <Until until={opensAt} over={badge}>
      <StatusBadge tone="soon">{t('soon')}</StatusBadge>
    </Until>
  );
}
