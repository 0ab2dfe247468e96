import { useTranslations } from 'next-intl';
import type { Participant } from '@/lib/data/tournament-view';

/** What the team calls the player of a seed: the name as the bracket has it, with the seed, for two names may look alike. */
export function usePlayerName(
  players: ReadonlyMap<number | null, Participant>,
): (seed: number | null) => string {
  const t = useTranslations('tournamentDesk');
  return (seed) => t('player', { name: players.get(seed)?.user.name ?? '–', seed: seed ?? 0 });
}
