import { type SQL, sql } from 'drizzle-orm';
import type { ContentKind, ContentValues } from '@/contract/desk-content';
import { searchSources, searchVector } from '../../db/search-sources';
import type { DeskKind, Move } from './desk-kind';

const to =
  (values: ContentValues): Move =>
  () =>
    values;

/** What is on sale, or recommended: it is paused and comes back, or is archived. */
const shelf = {
  publish: { from: ['draft', 'paused', 'archived'], set: to({ state: 'active' }) },
  pause: { from: ['published'], set: to({ state: 'paused' }) },
  archive: { from: ['draft', 'published', 'paused'], set: to({ state: 'archived' }) },
} as const satisfies DeskKind['moves'];

const publish = { from: ['draft'], set: to({ state: 'published' }) } as const;
const cancel = { from: ['published'], set: to({ state: 'cancelled' }) } as const;

/** A contest goes from draft to published; from there the clock and its own desk carry it. */
const contest = {
  publish,
  cancel: { from: ['published'], set: to({}) },
} as const satisfies DeskKind['moves'];

/** Columns of a table as the list reads them, and how its full-text index finds them. */
function listed(
  table: string,
  title: string,
  picture = 'null',
  state = 'state',
): Pick<DeskKind, 'rows' | 'vector'> {
  const source = searchSources.find((one) => one.table === table);
  const vector = source ? sql.raw(searchVector(source)) : null;
  const columns = `id, slug, ${title} as title, ${state}::text as state, ${picture}::text as picture`;
  const found = vector ? sql`, ${vector} as words` : sql.raw('');
  return {
    rows: sql`select ${sql.raw(columns)}${found} from ${sql.raw(table)} where slug is not null`,
    ...(vector ? { vector } : {}),
  };
}

const published = (states: readonly string[]) =>
  Object.fromEntries(states.map((state) => [state, 'published'] as const));

/** A board's name says what it is; its first day counts in Istanbul. */
const board = `metric || '-' || period || '-' || to_char(starts_at at time zone 'Europe/Istanbul', 'YYYY-MM-DD')`;

const small: Record<'text-pages' | 'earn-rules' | 'banners' | 'leaderboard-prizes', SQL> = {
  banners: sql`select 0::bigint as id, banner_id as slug, coalesce(title, banner_id) as title, state, picture from banners`,
  'leaderboard-prizes': sql.raw(`select id, ${board} as slug, ${board} as title, state, null::text as picture
    from leaderboard_periods`),
  'text-pages': sql`select distinct on (slug) 0::bigint as id, slug, title, 'published' as state, null::text as picture
    from text_pages order by slug, published_at desc, version desc`,
  'earn-rules': sql`select 0::bigint as id, key as slug, title, case when is_active then 'active' else 'off' end as state,
    null::text as picture from earn_rules`,
};

/** How the desk lists each kind, and moves and copies its entries. */
export const deskKinds: Readonly<Record<ContentKind, DeskKind>> = {
  sponsors: {
    ...listed('sponsors', 'name', 'logo'),
    states: { draft: 'draft', active: 'published', paused: 'paused', archived: 'archived' },
    moves: shelf,
    copy: { state: 'draft', link: null },
    titled: 'name',
  },
  games: {
    ...listed('games', 'name', 'image', "'shown'"),
    states: { shown: 'published' },
    moves: {},
    copy: {},
    titled: 'name',
  },
  news: {
    ...listed('news', 'title', 'cover'),
    states: { draft: 'draft', scheduled: 'scheduled', published: 'published', archived: 'archived' },
    moves: {
      publish: {
        from: ['draft', 'scheduled', 'archived'],
        set: ({ values, now }) => ({ state: 'published', publish_at: toPast(values.publish_at, now) }),
      },
      schedule: {
        from: ['draft', 'scheduled'],
        set: ({ at }) => ({ state: 'scheduled', publish_at: at?.toISOString() ?? null }),
      },
      pause: { from: ['published', 'scheduled'], set: to({ state: 'draft' }) },
      archive: { from: ['published'], set: to({ state: 'archived' }) },
    },
    copy: { state: 'draft', publish_at: null, is_pinned: false },
    titled: 'title',
  },
  market: {
    ...listed('market_items', 'title', 'image'),
    states: {
      draft: 'draft',
      active: 'published',
      sold_out: 'published',
      paused: 'paused',
      archived: 'archived',
    },
    moves: {
      ...shelf,
      schedule: {
        from: ['draft'],
        set: ({ at }) => ({ state: 'active', visible_from: at?.toISOString() ?? null }),
      },
    },
    copy: { state: 'draft' },
    titled: 'title',
  },
  'special-odds': {
    ...listed('special_odds', 'match'),
    states: { draft: 'draft', scheduled: 'published', settled: 'ended', cancelled: 'cancelled' },
    moves: { publish, cancel },
    copy: { state: 'draft', result: 'pending' },
    titled: 'match',
  },
  raffles: {
    ...listed('raffles', 'title', 'image'),
    states: {
      draft: 'draft',
      ...published(['open', 'closed', 'drawing']),
      drawn: 'ended',
      paid: 'ended',
      cancelled: 'cancelled',
    },
    moves: { publish, cancel },
    copy: { state: 'draft' },
    titled: 'title',
  },
  schedule: {
    ...listed('schedule_items', 'title', 'null', "case when is_cancelled then 'cancelled' else 'on' end"),
    states: { on: 'published', cancelled: 'cancelled' },
    moves: {
      publish: { from: ['cancelled'], set: to({ is_cancelled: false }) },
      cancel: { from: ['published'], set: to({ is_cancelled: true }) },
    },
    copy: { is_cancelled: false },
    titled: 'title',
  },
  events: {
    ...listed('events', 'title'),
    states: {
      draft: 'draft',
      ...published(['upcoming', 'live', 'judging']),
      finished: 'ended',
      cancelled: 'cancelled',
    },
    moves: contest,
    cancels: 'events',
    copy: { state: 'draft' },
    titled: 'title',
  },
  'wager-events': {
    ...listed('wager_events', 'title', 'image'),
    states: {
      draft: 'draft',
      ...published(['scheduled', 'live', 'awaiting_data', 'provisional', 'dispute']),
      final: 'ended',
      paid: 'ended',
      cancelled: 'cancelled',
    },
    moves: contest,
    cancels: 'wager-events',
    copy: { state: 'draft' },
    titled: 'title',
  },
  tournaments: {
    ...listed('tournaments', 'title'),
    states: {
      draft: 'draft',
      ...published(['registration', 'check_in', 'live']),
      completed: 'ended',
      paid: 'ended',
      cancelled: 'cancelled',
    },
    moves: contest,
    cancels: 'tournaments',
    copy: { state: 'draft' },
    titled: 'title',
  },
  'bonus-hunts': {
    ...listed('bonus_hunts', 'title'),
    states: {
      draft: 'draft',
      ...published(['collecting', 'guessing_locked', 'opening']),
      completed: 'ended',
      settled: 'ended',
      cancelled: 'cancelled',
    },
    moves: contest,
    cancels: 'bonus-hunts',
    copy: { state: 'draft', bonuses: [], collect_balance: null, end_balance: null },
    titled: 'title',
  },
  'bonus-buys': {
    ...listed('buy_sessions', 'title'),
    states: { draft: 'draft', live: 'published', finished: 'ended', archived: 'archived' },
    moves: {
      publish: { from: ['draft'], set: to({ state: 'live' }) },
      archive: { from: ['ended'], set: to({ state: 'archived' }) },
    },
    copy: { state: 'draft', finished_at: null, entries: [] },
    titled: 'title',
  },
  analyses: {
    ...listed('analyses', 'title'),
    states: { draft: 'draft', published: 'published' },
    moves: { publish },
    copy: { state: 'draft', result: 'pending' },
    titled: 'title',
  },
  analysts: {
    ...listed('analysts', 'name', 'null', "'shown'"),
    states: { shown: 'published' },
    moves: {},
    copy: null,
    titled: 'name',
  },
  banners: {
    rows: small.banners,
    states: { draft: 'draft', active: 'published', archived: 'archived' },
    moves: {
      publish: { from: ['draft', 'archived'], set: to({ state: 'active' }) },
      schedule: {
        from: ['draft', 'archived'],
        set: ({ at }) => ({ state: 'active', starts_at: at?.toISOString() ?? null }),
      },
      pause: { from: ['published'], set: to({ state: 'draft' }) },
      archive: { from: ['draft', 'published'], set: to({ state: 'archived' }) },
    },
    copy: { state: 'draft' },
    titled: 'title',
  },
  'leaderboard-prizes': {
    rows: small['leaderboard-prizes'],
    states: { live: 'published', frozen: 'ended', paid: 'ended' },
    moves: {},
    copy: null,
    titled: 'slug',
  },
  'text-pages': {
    rows: small['text-pages'],
    states: { published: 'published' },
    moves: {},
    copy: null,
    titled: 'title',
  },
  'earn-rules': {
    rows: small['earn-rules'],
    states: { active: 'published', off: 'paused' },
    moves: {
      publish: { from: ['paused'], set: to({ is_active: true }) },
      pause: { from: ['published'], set: to({ is_active: false }) },
    },
    copy: null,
    titled: 'title',
  },
  'vip-tiers': {
    ...listed('vip_tiers', 'name', 'null', "'shown'"),
    states: { shown: 'published' },
    moves: {},
    copy: null,
    titled: 'name',
  },
};

/** The time of a publication that is due: the one that was set, unless it is ahead. */
function toPast(set: unknown, now: Date): string {
  return typeof set === 'string' && new Date(set) <= now ? set : now.toISOString();
}
