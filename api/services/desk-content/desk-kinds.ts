import type { ContentKind } from '@/contract/desk-content';
import type { DeskKind } from './desk-kind';
import { cancel, contest, publish, shelf, to, toPast } from './kind-moves';
import { listed, small } from './kind-rows';

const published = (states: readonly string[]) =>
  Object.fromEntries(states.map((state) => [state, 'published'] as const));

/** How the desk lists each kind, and moves and copies its entries. */
export const deskKinds: Readonly<Record<ContentKind, DeskKind>> = {
  sponsors: {
    ...listed({ table: 'sponsors', title: 'name', picture: 'logo' }),
    states: { draft: 'draft', active: 'published', paused: 'paused', archived: 'archived' },
    moves: shelf,
    copy: { state: 'draft', link: null },
    titled: 'name',
  },
  games: {
    ...listed({ table: 'games', title: 'name', picture: 'image', state: "'shown'" }),
    states: { shown: 'published' },
    moves: {},
    copy: {},
    titled: 'name',
  },
  news: {
    ...listed({ table: 'news', title: 'title', picture: 'cover' }),
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
    ...listed({ table: 'market_items', title: 'title', picture: 'image' }),
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
    ...listed({ table: 'special_odds', title: 'match' }),
    states: { draft: 'draft', scheduled: 'published', settled: 'ended', cancelled: 'cancelled' },
    moves: { publish, cancel },
    copy: { state: 'draft', result: 'pending' },
    titled: 'match',
  },
  raffles: {
    ...listed({ table: 'raffles', title: 'title', picture: 'image' }),
    states: {
      draft: 'draft',
      ...published(['open', 'closed', 'drawing']),
      drawn: 'ended',
      paid: 'ended',
      cancelled: 'cancelled',
    },
    moves: contest,
    cancels: 'raffles',
    copy: { state: 'draft' },
    titled: 'title',
  },
  schedule: {
    ...listed({
      table: 'schedule_items',
      title: 'title',
      state: "case when is_cancelled then 'cancelled' else 'on' end",
    }),
    states: { on: 'published', cancelled: 'cancelled' },
    moves: {
      publish: { from: ['cancelled'], set: to({ is_cancelled: false }) },
      cancel: { from: ['published'], set: to({ is_cancelled: true }) },
    },
    copy: { is_cancelled: false },
    titled: 'title',
  },
  events: {
    ...listed({ table: 'events', title: 'title' }),
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
    ...listed({ table: 'wager_events', title: 'title', picture: 'image' }),
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
    ...listed({ table: 'tournaments', title: 'title' }),
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
    ...listed({ table: 'bonus_hunts', title: 'title' }),
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
    ...listed({ table: 'buy_sessions', title: 'title' }),
    states: { draft: 'draft', live: 'published', finished: 'ended', archived: 'archived' },
    moves: {
      publish: { from: ['draft'], set: to({ state: 'live' }) },
      archive: { from: ['ended'], set: to({ state: 'archived' }) },
    },
    copy: { state: 'draft', finished_at: null, entries: [] },
    titled: 'title',
  },
  analyses: {
    ...listed({ table: 'analyses', title: 'title' }),
    states: { draft: 'draft', published: 'published' },
    moves: { publish },
    copy: { state: 'draft', result: 'pending' },
    titled: 'title',
  },
  analysts: {
    ...listed({ table: 'analysts', title: 'name', state: "'shown'" }),
    states: { shown: 'published' },
    moves: {},
    copy: null,
    titled: 'name',
  },
  banners: {
    ...listed({
      table: 'banners',
      title: 'coalesce(title, banner_id)',
      slug: 'banner_id',
      picture: 'picture',
    }),
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
    ...listed({ table: 'leaderboard_periods', title: 'slug' }),
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
    // A consent names the version it was given to: an old text that holds again is another one.
    restored: ({ version }, number) => ({
      version: `${String(version).slice(0, 30)}-v${number}`,
      published_at: null,
    }),
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
  'sponsor-tracking': {
    rows: small['sponsor-tracking'],
    states: { active: 'published', off: 'paused' },
    moves: {
      publish: { from: ['paused'], set: to({ is_active: true }) },
      pause: { from: ['published'], set: to({ is_active: false }) },
    },
    copy: null,
    titled: 'slug',
  },
  'vip-tiers': {
    ...listed({ table: 'vip_tiers', title: 'name', state: "'shown'" }),
    states: { shown: 'published' },
    moves: {},
    copy: null,
    titled: 'name',
  },
};
