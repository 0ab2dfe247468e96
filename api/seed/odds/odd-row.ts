import type { specialOdds } from '../../db/schema/special-odds';
import { pickOne, wholeBetween } from '../random-source';
import { competitions, type Market, markets, notes } from './fixtures';

type OddRow = typeof specialOdds.$inferInsert;

const hour = 3_600_000;

interface Draw {
  readonly random: () => number;
  readonly sponsor: { readonly id: number; readonly slug: string };
  /** Milliseconds since 1970. */
  readonly kickoff: number;
}

/** A match, what is bet on it, and by how much a sponsor lifts the odds; published, its result still open. */
export function oddRow({ random, sponsor, kickoff }: Draw): OddRow {
  const { sport, league, sides } = pickOne(random, weighted);
  const home = pickOne(random, sides);
  const away = pickOne(
    random,
    sides.filter((side) => side !== home),
  );
  const market = pickOne(
    random,
    markets.filter((one) => one.sport === sport),
  );
  const normalOdds = rounded(market.from + random() * (market.to - market.from));
  return {
    slug: toSlug(home, away, kickoff),
    sponsorId: sponsor.id,
    sport,
    league,
    match: `${home} – ${away}`,
    marketName: market.market,
    selection: toSelection(market, home, away),
    normalOdds,
    boostedOdds: rounded(normalOdds * (1.14 + random() * 0.36) + 0.05),
    maxBet: pickOne(random, [10_000, 20_000, 25_000, 50_000]),
    minDeposit: random() < 0.4 ? pickOne(random, [10_000, 25_000, 50_000]) : null,
    note: random() < 0.7 ? pickOne(random, notes) : null,
    code: random() < 0.35 ? `${sponsor.slug.slice(0, 5).toUpperCase()}${wholeBetween(random, 10, 99)}` : null,
    kickoffAt: new Date(kickoff),
    startsAt: new Date(kickoff - wholeBetween(random, 20, 52) * hour),
    endsAt: new Date(kickoff - pickOne(random, [0, 0, 0, 0.25, 1]) * hour),
    state: 'scheduled',
  };
}

const weighted = competitions.flatMap((one) => (one.sport === 'futbol' ? [one, one] : [one]));

function toSelection({ selection }: Market, home: string, away: string): string {
  return selection.replace('{ev}', home).replace('{konuk}', away);
}

/** Odds as bookmakers write them, in steps of five hundredths. */
function rounded(odds: number): number {
  return Math.round(odds * 20) / 20;
}

function toSlug(home: string, away: string, kickoff: number): string {
  const day = new Date(kickoff + 3 * hour).toISOString().slice(0, 10);
  const plain = `${home} ${away}`.replaceAll('ı', 'i').normalize('NFD').replace(/\p{M}/gu, '');
  return `${plain.toLowerCase().replace(/[^a-z0-9]+/g, '-')}-${day}`;
}
