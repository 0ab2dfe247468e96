import { eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { EntryArea } from '@/contract/entries';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { buyEntries } from '../../db/schema/buy-entries';
import { buySessions } from '../../db/schema/buy-sessions';
import { events } from '../../db/schema/events';
import { games } from '../../db/schema/games';
import { leaderboardPeriods } from '../../db/schema/leaderboard-periods';
import { marketItems } from '../../db/schema/market-items';
import { news } from '../../db/schema/news';
import { raffles } from '../../db/schema/raffles';
import { specialOdds } from '../../db/schema/special-odds';
import { sponsors } from '../../db/schema/sponsors';
import { storedCounts } from '../../db/schema/stored-counts';
import { tournaments } from '../../db/schema/tournaments';
import { wagerEvents } from '../../db/schema/wager-events';
import { wins } from '../../db/schema/wins';
import { isCountOf } from '../../db/stored-counts';

/** Where an area keeps its entries: those with a page that everybody may read. */
interface EntrySource {
  readonly from: SQLWrapper;
  /** What never changes and grows with each entry, read out of an index backwards (ADR 154). */
  readonly id: SQLWrapper;
  readonly slug: SQLWrapper;
  /** When the page last changed; an area without such a time has `null`. */
  readonly changedAt: SQLWrapper;
  readonly where: SQL;
}

/** One row an area; an area without a row has no pages to list. */
export const entrySources: Partial<Record<EntryArea, EntrySource>> = {
  sponsors: {
    from: sponsors,
    id: sponsors.id,
    slug: sponsors.slug,
    changedAt: sponsors.lastCheckedAt,
    where: eq(sponsors.state, 'active'),
  },
  news: {
    from: news,
    id: news.id,
    slug: news.slug,
    changedAt: news.updatedAt,
    where: sql`${news.state} in ('scheduled', 'published') and ${news.publishAt} <= now()`,
  },
  'special-odds': {
    from: specialOdds,
    id: specialOdds.id,
    slug: specialOdds.slug,
    changedAt: sql`coalesce(${specialOdds.settledAt}, ${specialOdds.startsAt})`,
    where: inArray(specialOdds.state, ['scheduled', 'settled']),
  },
  raffles: {
    from: raffles,
    id: raffles.id,
    slug: raffles.slug,
    changedAt: sql`coalesce(${raffles.drawnAt}, ${raffles.createdAt})`,
    where: sql`${raffles.state} <> 'draft'`,
  },
  'wager-events': {
    from: wagerEvents,
    id: wagerEvents.id,
    slug: wagerEvents.slug,
    changedAt: sql`least(coalesce(${wagerEvents.disputeUntil}, ${wagerEvents.createdAt}), now())`,
    where: sql`${wagerEvents.state} <> 'draft'`,
  },
  wins: {
    from: wins,
    id: wins.id,
    slug: sql`${wins.id}::text`,
    changedAt: wins.approvedAt,
    where: eq(wins.review, 'approved'),
  },
  market: {
    from: marketItems,
    id: marketItems.id,
    slug: marketItems.slug,
    changedAt: marketItems.createdAt,
    where: sql`${marketItems.state} in ('active', 'sold_out', 'paused')
      and coalesce(${marketItems.visibleFrom}, now()) <= now() and coalesce(${marketItems.visibleTo}, 'infinity') > now()`,
  },
  // A board of the past has no slug of its own: metric, period and first day name it.
  leaders: {
    from: leaderboardPeriods,
    id: leaderboardPeriods.id,
    slug: sql`concat_ws('-', ${leaderboardPeriods.metric}, ${leaderboardPeriods.period},
      to_char(${leaderboardPeriods.startsAt} at time zone 'Europe/Istanbul', 'YYYY-MM-DD'))`,
    changedAt: leaderboardPeriods.frozenAt,
    where: sql`${leaderboardPeriods.state} <> 'live'`,
  },
  games: {
    from: games,
    id: games.id,
    slug: games.slug,
    changedAt: sql`null::timestamptz`,
    where: sql`true`,
  },
  'bonus-hunts': {
    from: bonusHunts,
    id: bonusHunts.id,
    slug: bonusHunts.slug,
    changedAt: sql`coalesce(${bonusHunts.completedAt}, ${bonusHunts.startedAt})`,
    where: ne(bonusHunts.state, 'draft'),
  },
  'bonus-buys': {
    from: buySessions,
    id: buySessions.id,
    slug: buySessions.slug,
    changedAt: sql`coalesce(${buySessions.finishedAt}, ${buySessions.startedAt})`,
    where: ne(buySessions.state, 'draft'),
  },
  // Everything that was bought of a game, under the game's slug. The stored counts name the games; a bonus is looked up for each that is
  // listed alone, because a session may still be a draft.
  'game-buys': {
    from: sql`${storedCounts} join ${games} on ${games.id} = ${storedCounts.parentId}`,
    id: storedCounts.parentId,
    slug: games.slug,
    changedAt: sql`null::timestamptz`,
    where: sql`${isCountOf('game_buys')} and ${storedCounts.count} > 0 and (select true
      from ${buyEntries} join ${buySessions} on ${buySessions.id} = ${buyEntries.sessionId}
      where ${buyEntries.gameId} = ${storedCounts.parentId} and ${buyEntries.state} = 'done' and ${buySessions.state} <> 'draft'
      limit 1)`,
  },
  events: {
    from: events,
    id: events.id,
    slug: events.slug,
    changedAt: events.updatedAt,
    where: ne(events.state, 'draft'),
  },
  tournaments: {
    from: tournaments,
    id: tournaments.id,
    slug: tournaments.slug,
    changedAt: sql`null::timestamptz`,
    where: ne(tournaments.state, 'draft'),
  },
};
