import { eq, inArray, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
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
import { tournaments } from '../../db/schema/tournaments';
import { wagerEvents } from '../../db/schema/wager-events';
import { wins } from '../../db/schema/wins';

/** Where an area keeps its entries: those with a page that everybody may read. */
interface EntrySource {
  readonly table: PgTable;
  readonly slug: SQLWrapper;
  /** When the page last changed; an area without such a time has `null`. */
  readonly changedAt: SQLWrapper;
  readonly where: SQL;
}

/** One row an area; an area without a row has no pages to list. */
export const entrySources: Partial<Record<EntryArea, EntrySource>> = {
  sponsors: {
    table: sponsors,
    slug: sponsors.slug,
    changedAt: sponsors.lastCheckedAt,
    where: eq(sponsors.state, 'active'),
  },
  news: {
    table: news,
    slug: news.slug,
    changedAt: news.updatedAt,
    where: sql`${news.state} in ('scheduled', 'published') and ${news.publishAt} <= now()`,
  },
  'special-odds': {
    table: specialOdds,
    slug: specialOdds.slug,
    changedAt: sql`coalesce(${specialOdds.settledAt}, ${specialOdds.startsAt})`,
    where: inArray(specialOdds.state, ['scheduled', 'settled']),
  },
  raffles: {
    table: raffles,
    slug: raffles.slug,
    changedAt: sql`coalesce(${raffles.drawnAt}, ${raffles.createdAt})`,
    where: sql`${raffles.state} <> 'draft'`,
  },
  'wager-events': {
    table: wagerEvents,
    slug: wagerEvents.slug,
    changedAt: sql`least(coalesce(${wagerEvents.disputeUntil}, ${wagerEvents.createdAt}), now())`,
    where: sql`${wagerEvents.state} <> 'draft'`,
  },
  wins: {
    table: wins,
    slug: sql`${wins.id}::text`,
    changedAt: wins.approvedAt,
    where: eq(wins.review, 'approved'),
  },
  market: {
    table: marketItems,
    slug: marketItems.slug,
    changedAt: marketItems.createdAt,
    where: sql`${marketItems.state} in ('active', 'sold_out', 'paused')
      and coalesce(${marketItems.visibleFrom}, now()) <= now() and coalesce(${marketItems.visibleTo}, 'infinity') > now()`,
  },
  // A board of the past has no slug of its own: metric, period and first day name it.
  leaders: {
    table: leaderboardPeriods,
    slug: sql`concat_ws('-', ${leaderboardPeriods.metric}, ${leaderboardPeriods.period},
      to_char(${leaderboardPeriods.startsAt} at time zone 'Europe/Istanbul', 'YYYY-MM-DD'))`,
    changedAt: leaderboardPeriods.frozenAt,
    where: sql`${leaderboardPeriods.state} <> 'live'`,
  },
  games: { table: games, slug: games.slug, changedAt: sql`null::timestamptz`, where: sql`true` },
  'bonus-hunts': {
    table: bonusHunts,
    slug: bonusHunts.slug,
    changedAt: sql`coalesce(${bonusHunts.completedAt}, ${bonusHunts.startedAt})`,
    where: ne(bonusHunts.state, 'draft'),
  },
  'bonus-buys': {
    table: buySessions,
    slug: buySessions.slug,
    changedAt: sql`coalesce(${buySessions.finishedAt}, ${buySessions.startedAt})`,
    where: ne(buySessions.state, 'draft'),
  },
  // Everything that was bought of a game, under the game's slug.
  'game-buys': {
    table: games,
    slug: games.slug,
    changedAt: sql`null::timestamptz`,
    where: sql`exists (select from ${buyEntries} join ${buySessions} on ${buySessions.id} = ${buyEntries.sessionId}
      where ${buyEntries.gameId} = ${games.id} and ${buyEntries.state} = 'done' and ${buySessions.state} <> 'draft')`,
  },
  events: {
    table: events,
    slug: events.slug,
    changedAt: events.updatedAt,
    where: ne(events.state, 'draft'),
  },
  tournaments: {
    table: tournaments,
    slug: tournaments.slug,
    changedAt: sql`null::timestamptz`,
    where: ne(tournaments.state, 'draft'),
  },
};
