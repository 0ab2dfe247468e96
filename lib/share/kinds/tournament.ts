import type { Match, TournamentDetail } from '@/lib/data/tournament-view';
import { findTournament } from '@/lib/data/tournaments';
import { toBracketView } from '@/lib/format/bracket-view';
import { formatDay } from '@/lib/format/dates';
import { formatCoins } from '@/lib/format/money';
import { prizeFor } from '@/lib/format/prize-for';
import type { ShareFigure, ShareMatch, ShareNumber } from '@/lib/format/share-facts';
import { formatUnits } from '@/lib/format/units';
import { prizeWords } from '../prize-words';
import { shareKind } from '../share-kind';
import type { Words } from '../words';

/** A tournament: its champion over the last rounds of the bracket, or over the first three of its board. */
export const tournamentShare = shareKind({
  find: findTournament,
  tell: (tournament, words) => {
    if (tournament.state === 'cancelled') return null;
    return {
      label: `${words(`tournaments.types.${tournament.type}`)} · ${words(`tournaments.states.${tournament.state}`)}`,
      title: tournament.title,
      lead: toLead(tournament, words),
      numbers: toNumbers(tournament, words),
      figure: toFigure(tournament),
      date: formatDay(tournament.startsAt),
    };
  },
});

function toLead({ champion, prizes, players }: TournamentDetail, words: Words): ShareNumber {
  const prize = prizeFor(prizes, 1);
  if (champion) return { name: words('tournaments.champion'), value: champion.name };
  if (prize) return { name: words('tournaments.firstPrize'), value: prizeWords(prize, words) };
  return { name: words('sharePictures.players'), value: formatCoins(players) };
}

function toNumbers({ champion, prizes, players }: TournamentDetail, words: Words): ShareNumber[] {
  const prize = prizeFor(prizes, 1);
  return [
    { name: words('sharePictures.players'), value: formatCoins(players) },
    ...(champion && prize
      ? [{ name: words('tournaments.firstPrize'), value: prizeWords(prize, words) }]
      : []),
  ];
}

function toFigure({ matches, participants, standings }: TournamentDetail): ShareFigure {
  if (matches.length > 0) {
    const names = new Map(participants.map(({ seed, user }) => [seed, user.name]));
    const rounds = toBracketView(matches).tree.map(({ matches: played }) =>
      played.map((match) => toShareMatch(match, names)),
    );
    return { form: 'bracket', rounds };
  }
  if (standings.length === 0) return { form: 'coin' };
  const places = standings.slice(0, 3).map(({ rank, user, score }) => ({
    ...{ rank, name: user.name, value: formatUnits(score) },
  }));
  return { form: 'podium', places };
}

function toShareMatch({ a, b, winner }: Match, names: ReadonlyMap<number | null, string>): ShareMatch {
  const nameOf = (seed: number | null) => (seed === null ? null : (names.get(seed) ?? null));
  return {
    names: [nameOf(a), nameOf(b)],
    winner: winner === null ? null : winner === a ? 0 : winner === b ? 1 : null,
  };
}
