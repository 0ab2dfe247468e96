import type { tournamentMatches } from '../../../db/schema/tournament-matches';
import type { tournaments } from '../../../db/schema/tournaments';
import { decideMatch, type MatchResult } from '../../../services/tournaments/bracket/decide-match';
import { drawBracket } from '../../../services/tournaments/bracket/draw-bracket';
import type { BracketMatch } from '../../../services/tournaments/bracket/match';
import { drawSeeds } from '../../../services/tournaments/draw-seeds';
import type { SeedWorld } from '../../seed-world';
import type { BracketLife } from './life';
import { registrations } from './registrations';
import { computeWin } from './wins';

type MatchRow = typeof tournamentMatches.$inferInsert;
type Tournament = typeof tournaments.$inferSelect;

/** The players of a demo bracket and its matches as far as they were played, by the same engine that runs a real one. */
export function playBracket(tournament: Tournament, life: BracketLife, world: SeedWorld) {
  const random = world.random(`bracket:${tournament.slug}`);
  const registered = registrations(tournament, life, world, random);
  if (life.progress !== 'over' && life.progress !== 'under way')
    return { participants: registered, matches: [] };
  const numbers = registered.map(({ number }) => number);
  const order = drawSeeds(tournament.seedSecret ?? '', numbers);
  const rows = played(tournament, life, order.length, random);
  const out = new Set(
    rows.flatMap(({ a, b, winner, state }) => (isOver(state) ? [a, b].filter((one) => one !== winner) : [])),
  );
  const champion = rows.at(-1)?.winner;
  const participants = registered.map((row) => {
    const place = order.indexOf(row.number) + 1;
    const state = place === champion ? 'winner' : out.has(place) ? 'eliminated' : 'checked_in';
    return { ...row, seed: place, state } as const;
  });
  return { participants, matches: rows };
}

function played(
  tournament: Tournament,
  life: BracketLife,
  players: number,
  random: () => number,
): MatchRow[] {
  let matches = drawBracket(players);
  const wins = new Map<string, { readonly winA: number; readonly winB: number }>();
  const lastRound = Math.log2(matches.length + 1);
  for (;;) {
    const next = matches.find(({ state }) => state === 'ready');
    // Under way means: the quarter-finals have begun, one is decided, one is on.
    const stop = life.progress === 'under way' && next?.round === lastRound - 2 && next.index >= 1;
    if (!next || stop) return matches.map((match) => toRow(tournament, match, wins, stop ? next : undefined));
    const result = toResult(next, life, tournament.bet ?? 500, random);
    if (result.kind === 'played') wins.set(toPlace(next), result);
    matches = decideMatch(matches, next, result);
  }
}

function toResult(
  match: BracketMatch,
  { bothAbsent, oneAbsent }: BracketLife,
  bet: number,
  random: () => number,
): MatchResult {
  if (isAt(bothAbsent, match)) return { kind: 'double_forfeit' };
  if (isAt(oneAbsent, match)) return { kind: 'forfeit', absent: oneAbsent.side };
  const chance = random();
  if (match.round < 3 && chance < 0.07) return { kind: 'forfeit', absent: chance < 0.035 ? 'a' : 'b' };
  return { kind: 'played', winA: computeWin(bet, random), winB: computeWin(bet, random) };
}

function isAt<P extends Pick<BracketMatch, 'round' | 'index'>>(
  place: P | undefined,
  match: BracketMatch,
): place is P {
  return place?.round === match.round && place.index === match.index;
}

function toRow(
  { id, bet, startsAt }: Tournament,
  match: BracketMatch,
  wins: ReadonlyMap<string, { readonly winA: number; readonly winB: number }>,
  live: BracketMatch | undefined,
): MatchRow {
  const won = wins.get(toPlace(match));
  const { round, index } = match;
  return {
    ...match,
    tournamentId: id,
    bet,
    winA: won?.winA ?? null,
    winB: won?.winB ?? null,
    state: match === live ? 'live' : match.state,
    playedAt: won ? new Date(startsAt.getTime() + ((round - 1) * 40 + index * 3) * 60_000) : null,
  };
}

function isOver(state: MatchRow['state']): boolean {
  return state === 'done' || state === 'forfeit' || state === 'double_forfeit';
}

function toPlace({ round, index }: BracketMatch): string {
  return `${round}:${index}`;
}
