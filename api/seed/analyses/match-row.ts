import { toSlug } from '@/contract/to-slug';
import type { analyses } from '../../db/schema/analyses';
import words from '../content/words.json' with { type: 'json' };
import { pickOne, shuffled, wholeBetween } from '../random-source';

type Row = typeof analyses.$inferInsert;

const hourMs = 3_600_000;

/** What an analysis is drawn from; `kickoff` in milliseconds since 1970. */
export interface Draw {
  readonly random: () => number;
  readonly kickoff: number;
  readonly analystId: number;
}

/** A match of the invented leagues, and what an author picks. */
export function drawPick(random: () => number) {
  const { sport, league, sides } = pickOne(
    random,
    words.competitions.flatMap((one) => (one.sport === 'futbol' ? [one, one] : [one])),
  );
  const [home = '', away = ''] = shuffled(random, sides);
  const market = pickOne(
    random,
    words.markets.filter((one) => one.sport === sport),
  );
  const selection = market.selection.replace('{ev}', home).replace('{konuk}', away);
  return {
    league,
    match: `${home} – ${away}`,
    pick: `${market.market}: ${selection}`,
    odds: Math.round((market.from + random() * (market.to - market.from)) * 20) / 20,
  };
}

/** An analysis of one match, published some hours before it begins. */
export function matchRow({ random, kickoff, analystId }: Draw): Row {
  const drawn = drawPick(random);
  return {
    slug: toSlug(`${drawn.match} ${toDay(kickoff)}`),
    kind: 'match',
    state: 'published',
    analystId,
    title: drawn.match,
    ...drawn,
    odds: Math.max(1.2, drawn.odds),
    unit: pickOne(random, [0.5, 1, 1, 1, 1.5, 2, 3]),
    confidence: wholeBetween(random, 2, 5),
    legs: [],
    gameId: null,
    content: toContent(random),
    ...toTimes(random, kickoff),
  };
}

/** Reasons first, then what to be careful of. */
export function toContent(random: () => number): string {
  const said = shuffled(random, words.analysis.reasons).slice(0, wholeBetween(random, 2, 4));
  return `## Neden?\n\n${said.map((reason) => `- ${reason}`).join('\n')}\n\n## Dikkat\n\n${pickOne(random, words.analysis.cautions)}`;
}

/** When it was published and when it locks. */
export function toTimes(random: () => number, kickoff: number) {
  const publishedAt = new Date(kickoff - wholeBetween(random, 5, 40) * hourMs);
  return { kickoffAt: new Date(kickoff), publishedAt };
}

/** The day of a moment in Istanbul, as a slug has it. */
export function toDay(moment: number): string {
  return new Date(moment + 3 * hourMs).toISOString().slice(0, 10);
}
