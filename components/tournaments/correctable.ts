import type { Match } from '@/lib/data/tournament-view';

const decided: readonly Match['state'][] = ['done', 'forfeit', 'double_forfeit'];
const closed: readonly Match['state'][] = [...decided, 'live'];

/** The matches whose result may still be replaced: played by two, and the match after it is not on, decided or a bye (as the API has it). */
export function correctable(matches: readonly Match[]): readonly Match[] {
  return matches.filter((match) => {
    const next = matches.find(
      ({ round, index }) => round === match.round + 1 && index === Math.floor(match.index / 2),
    );
    const wasPlayed = decided.includes(match.state) && match.a !== null && match.b !== null;
    return wasPlayed && next !== undefined && !closed.includes(next.state);
  });
}
