import { and, eq, gt, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { AnnouncementKind } from '@/contract/announcements';
import type { Area } from '@/contract/areas';
import type { Database } from '../../db/client';
import { newsKind } from '../../db/kinds/news';
import { bonusHunts } from '../../db/schema/bonus-hunts';
import { news } from '../../db/schema/news';
import { raffles } from '../../db/schema/raffles';
import { redeemCodes } from '../../db/schema/redeem-codes';
import { streamRuns } from '../../db/schema/stream-runs';
import { shownPath } from '../../site-links';

/** Something that happened, and what is said of it: `entry` is its key, `facts` fill the text in. */
export interface Occurrence {
  readonly entry: string;
  readonly facts: Readonly<Record<string, string | number>>;
  readonly path: string;
}

/** Where a kind's announcements come from. */
interface Source {
  /** What the announcement goes with: where the area is off, nothing is announced. */
  readonly area: Area;
  /** What happened in the last day; what is older is not news any more, whoever was away. */
  readonly find: (db: Database, now: number) => Promise<readonly Occurrence[]>;
  /** Whether it is still so when it goes out; always, unless told. */
  readonly holds?: (db: Database, entry: string, now: number) => Promise<boolean>;
}

const lastDayMs = 24 * 60 * 60_000;
/** How long before guesses close they are said to. */
const closingMs = 30 * 60_000;
/** Of a kind in a day: no announcer has more to say. */
const most = 200;

const hunt = {
  entry: sql<string>`${bonusHunts.id}::text`,
  slug: bonusHunts.slug,
  title: bonusHunts.title,
  currency: bonusHunts.currency,
  start: bonusHunts.startBalance,
};
const openFor = (now: number) =>
  and(
    eq(bonusHunts.state, 'collecting'),
    or(isNull(bonusHunts.guessOpenUntil), gt(bonusHunts.guessOpenUntil, new Date(now))),
  );

async function findHunts(db: Database, where: SQL | undefined): Promise<Occurrence[]> {
  const until = sql<
    string | null
  >`to_char(${bonusHunts.guessOpenUntil} at time zone 'Europe/Istanbul', 'HH24:MI')`;
  const rows = await db
    .select({ ...hunt, until, end: bonusHunts.endBalance })
    .from(bonusHunts)
    .where(where)
    .orderBy(bonusHunts.id)
    .limit(most);
  return rows.map(({ entry, slug, until: time, end, ...facts }) => ({
    entry,
    facts: { ...facts, ...(time === null ? {} : { until: time }), ...(end === null ? {} : { end }) },
    path: shownPath('bonus-hunts', slug),
  }));
}

const isThere = (rows: readonly unknown[]) => rows.length > 0;
const isOpenHunt = async (db: Database, entry: string, now: number) =>
  isThere(
    await db
      .select({ id: bonusHunts.id })
      .from(bonusHunts)
      .where(and(eq(bonusHunts.id, Number(entry)), openFor(now))),
  );
const since = (now: number) => new Date(now - lastDayMs);

/** Every kind's source, once. */
export const announcementSources: Readonly<Record<AnnouncementKind, Source>> = {
  live: {
    area: 'stream',
    find: async (db, now) => {
      const rows = await db
        .select()
        .from(streamRuns)
        .where(and(isNull(streamRuns.endedAt), gt(streamRuns.startedAt, since(now))));
      return rows.map(({ id }) => ({ entry: String(id), facts: {}, path: shownPath('schedule', '') }));
    },
    holds: async (db, entry) =>
      isThere(
        await db
          .select()
          .from(streamRuns)
          .where(and(eq(streamRuns.id, Number(entry)), isNull(streamRuns.endedAt))),
      ),
  },
  hunt_open: {
    area: 'bonusHunts',
    find: (db, now) => {
      const { startedAt } = bonusHunts;
      return findHunts(db, and(openFor(now), lte(startedAt, new Date(now)), gt(startedAt, since(now))));
    },
    holds: isOpenHunt,
  },
  guesses_closing: {
    area: 'bonusHunts',
    find: (db, now) =>
      findHunts(db, and(openFor(now), lte(bonusHunts.guessOpenUntil, new Date(now + closingMs)))),
    holds: isOpenHunt,
  },
  result: {
    area: 'bonusHunts',
    find: (db, now) =>
      findHunts(
        db,
        and(inArray(bonusHunts.state, ['completed', 'settled']), gt(bonusHunts.completedAt, since(now))),
      ),
  },
  news: {
    area: 'news',
    find: async (db, now) => {
      const { id, slug, title, summary, publishAt } = news;
      const rows = await db
        .select({ id, slug, title, summary })
        .from(news)
        .where(and(newsKind.shown(now), gt(publishAt, since(now))))
        .orderBy(publishAt)
        .limit(most);
      return rows.map(({ id: entry, slug: name, ...facts }) => ({
        entry: String(entry),
        facts,
        path: shownPath('news', name),
      }));
    },
    holds: async (db, entry, now) =>
      isThere(
        await db
          .select({ id: news.id })
          .from(news)
          .where(and(eq(news.id, Number(entry)), newsKind.shown(now))),
      ),
  },
  code: {
    area: 'points',
    // A code is written down with the making of it: nobody can read one later.
    find: async () => [],
    holds: async (db, entry, now) => {
      const { id, isActive, endsAt, usedCount, maxUses } = redeemCodes;
      const runs = and(eq(isActive, true), gt(endsAt, new Date(now)), sql`${usedCount} < ${maxUses}`);
      return isThere(
        await db
          .select({ id })
          .from(redeemCodes)
          .where(and(eq(id, Number(entry)), runs)),
      );
    },
  },
  draw: {
    area: 'tickets',
    find: async (db, now) => {
      const { id, slug, title, drawnAt, state } = raffles;
      const rows = await db
        .select({ id, slug, title })
        .from(raffles)
        .where(and(inArray(state, ['drawn', 'paid']), gt(drawnAt, since(now))))
        .orderBy(drawnAt)
        .limit(most);
      return rows.map(({ id: entry, slug: name, ...facts }) => ({
        entry: String(entry),
        facts,
        path: shownPath('raffles', name),
      }));
    },
  },
};
