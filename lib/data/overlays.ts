import 'server-only';
import { createHash } from 'node:crypto';
import { statusSchema } from '@/contract/envelope';
import { isBye, isDecided, toBracketView } from '@/lib/format/bracket-view';
import { formatCoins } from '@/lib/format/money';
import { type OverlayKey, parseOverlayName } from '@/lib/format/overlay-widgets';
import { formatWagerValue } from '@/lib/format/wager-value';
import { callUpstream } from '@/lib/upstream/call';
import { isUpstreamError } from '@/lib/upstream/error';
import { getFeed } from './feed';
import { findHunt, listActiveHunts, listFinishedHunts } from './hunts';
import { getBoard } from './leaders';
import type { OverlayBracket, OverlayData, OverlayDraw, OverlayHunt, OverlayRanks } from './overlay-view';
import type { PastRaffle } from './raffle-view';
import type { Match, Participant } from './tournament-view';
import { findTournament, listTournaments } from './tournaments';
import { findStandings, listWagerEvents } from './wager-events';

/** How long a hunt that is over still stands on the stream; milliseconds. */
const afterHuntMs = 12 * 3_600_000;
const mostRows = 15;

const readers: { readonly [Key in OverlayKey]: () => Promise<OverlayData[Key]> } = {
  ...{ hunt: readHunt, opening: readHunt, totals: readHunt, best: readHunt, goal: readHunt },
  ...{ bracket: readBracket, race: readRace, leaders: readLeaders, alerts: readAlerts, draw: readDraw },
  code: async () => null,
};

/** What a widget shows under any link: what everybody may read of the site, read as a guest reads it. */
export function getOverlayData(key: OverlayKey): Promise<OverlayData[OverlayKey]> {
  return readers[key]();
}

/** The same by its name with a link's token; null where the link is not good (any more). Throws `UpstreamError` where nobody can say. */
export async function findOverlay(name: string): Promise<{ readonly data: OverlayData[OverlayKey] } | null> {
  const asked = parseOverlayName(name);
  if (asked === null || !(await isGood(asked.token))) return null;
  return { data: await getOverlayData(asked.key) };
}

/** Past every cache: what is revoked is empty at once. */
async function isGood(token: string): Promise<boolean> {
  try {
    const digest = createHash('sha256').update(token).digest('hex');
    await callUpstream({ method: 'GET', path: `/overlays/${digest}`, answer: statusSchema });
    return true;
  } catch (error) {
    if (isUpstreamError(error) && error.status === 404) return false;
    throw error;
  }
}

/** The hunt of the evening: what is opened, what is collected, or what ended a short while ago. */
async function readHunt(): Promise<OverlayHunt | null> {
  const active = await listActiveHunts();
  const now = active.find(({ state }) => state === 'opening') ?? active[0] ?? (await findJustOver());
  const hunt = now && (await findHunt(now.slug));
  if (!hunt) return null;
  const { slug, title, state, currency, guess_count, figures, bonuses } = hunt;
  return {
    ...{ slug, title, state, currency, figures, guesses: guess_count },
    bonuses: bonuses.map(({ position, game, bet, win, x, state: of }) => ({
      ...{ position, bet, win, x, state: of, name: game.name, imageUrl: game.imageUrl },
    })),
  };
}

async function findJustOver() {
  const [last] = (await listFinishedHunts()).items.filter(({ state }) => state !== 'cancelled');
  const at = last?.completed_at;
  return at && Date.parse(at) > Date.now() - afterHuntMs ? last : undefined;
}

async function readBracket(): Promise<OverlayBracket | null> {
  const { tournaments } = await listTournaments({ view: 'now' });
  const brackets = tournaments.filter(({ type }) => type === 'bracket');
  const found = brackets.find(({ state }) => state === 'live') ?? brackets[0];
  const detail = found && (await findTournament(found.slug));
  if (!detail || detail.matches.length === 0) return null;
  return {
    title: detail.title,
    rounds: toBracketView(detail.matches).tree.map(({ round, remaining, matches }) => ({
      ...{ round, remaining },
      matches: matches.map((match) => toMatch(match, detail.participants)),
    })),
  };
}

function toMatch(match: Match, participants: readonly Participant[]) {
  const side = (seed: number | null, x: number | null) => {
    const player = seed === null ? undefined : participants.find((one) => one.seed === seed);
    return player ? { name: player.user.name, x, isOn: match.winner === seed } : null;
  };
  const isLive = match.state === 'live' && !isDecided(match) && !isBye(match);
  return { a: side(match.a, match.xA), b: side(match.b, match.xB), isLive };
}

async function readRace(): Promise<OverlayRanks | null> {
  const [event] = (await listWagerEvents()).filter(({ phase }) => phase !== 'scheduled');
  const standings = event && (await findStandings(event.slug));
  if (!event || !standings) return null;
  return {
    ...{ title: event.title, endsAt: event.phase === 'live' ? event.endsAt : null },
    rows: standings.rows.slice(0, mostRows).map(({ rank, user, value }) => ({
      ...{ rank, name: user.name, avatarUrl: user.avatarUrl, value: formatWagerValue(value, event) },
    })),
  };
}

async function readLeaders(): Promise<OverlayRanks | null> {
  const { leaders } = await getBoard({ metric: 'coins', period: 'week' });
  if (leaders.length === 0) return null;
  return {
    ...{ title: null, endsAt: null },
    rows: leaders.slice(0, mostRows).map(({ rank, name, avatarUrl, value }) => ({
      ...{ rank, name, avatarUrl, value: formatCoins(value) },
    })),
  };
}

async function readAlerts(): Promise<OverlayData['alerts']> {
  const { wins, draws } = await getFeed();
  const won = wins.flatMap(({ id, approvedAt, user, game, x, win, currency }) =>
    approvedAt === null
      ? []
      : [
          {
            ...{ kind: 'win' as const, id: `win-${id}`, at: approvedAt, name: user?.name ?? null },
            ...{ game: game.name, x, win, currency },
          },
        ],
  );
  const drawn = draws.flatMap((draw) => {
    const { slug, title, winners } = draw;
    const [first] = winners;
    return first
      ? [{ kind: 'draw' as const, id: `draw-${slug}`, at: drawnAt(draw), name: first.user.name, title }]
      : [];
  });
  return [...won, ...drawn].sort((one, other) => Date.parse(other.at) - Date.parse(one.at)).slice(0, 10);
}

/** When a draw was drawn: hours after its time where the beacon was away. */
const drawnAt = (draw: PastRaffle) => draw.drawnAt ?? draw.drawAt;

async function readDraw(): Promise<OverlayDraw | null> {
  const drawn = (await getFeed()).draws.filter(({ winners }) => winners.length > 0);
  const [draw] = drawn.sort((one, other) => Date.parse(drawnAt(other)) - Date.parse(drawnAt(one)));
  if (!draw) return null;
  const prizeOf = (place: number) =>
    draw.prizes.find(({ rank_from, rank_to }) => rank_from <= place && place <= rank_to)?.title ?? null;
  return {
    ...{ slug: draw.slug, title: draw.title, at: drawnAt(draw) },
    winners: draw.winners.slice(0, 6).map(({ position, prizePosition, user, ticketNumber }) => {
      const place = prizePosition ?? position;
      const { name, avatarUrl } = user;
      return { place, name, avatarUrl, ticket: ticketNumber, prize: prizeOf(place) };
    }),
  };
}
