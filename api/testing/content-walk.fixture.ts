import type { ContentKind, ContentValues } from '@/contract/desk-content';
import { toPeriod } from '../services/leaders/to-period';
import { earnRuleKeys } from '../services/points/earn-rule-keys';

/** What the desk has for an entry, as far as its kind lets it. */
export const deskParts = ['draft', 'schedule', 'copy', 'taking back', 'second page', 'lock', 'page'] as const;
/** One of them. */
export type DeskPart = (typeof deskParts)[number];

/** What the samples of all kinds name, and the hour they are written at. */
interface Given {
  /** A number makes each entry of a kind another one. */
  readonly n: number;
  /** An ISO time so many hours ahead. */
  readonly at: (hours: number) => string;
  readonly now: number;
  readonly picture: string;
}

/** A kind as the walk through the desk has it. */
interface WalkedKind {
  /** A complete new entry, beside its title and slug. */
  readonly values: (given: Given) => ContentValues;
  /** What a save has to say beside a title. */
  readonly edit?: ContentValues;
  /** Where it is told from which on it may be archived. */
  readonly end?: ContentValues;
  /** A public call that shows the entry, and what of it. */
  readonly look?: (slug: string) => string;
  readonly shows?: 'slug';
  /** Of a published entry eight days later, once somebody has ordered what can be ordered. */
  readonly lock?: { readonly field: string; readonly to: (given: Given) => unknown; readonly reason: string };
  /** Why it is without one of the parts. */
  readonly lacks: Partial<Record<DeskPart, string>>;
}

const prizes = [{ rank_from: 1, rank_to: 1, type: 'coin', title: '500', amount: 500, currency: null }];
const month = ({ at }: Given) => ({ starts_at: at(24), ends_at: at(720) });
const below = (path: string) => (slug: string) => `${path}/${slug}`;
const later = ({ at }: Given) => at(900);
const nobodyRelies = 'nobody relies on what it says; only its address stays';
const byTheClock = 'its own times carry it from the publication on';
const few = 'a handful of entries, all on one page';
const always = 'there is one of each, always on the pages';

/** Every kind's sample and its reasons. */
export const walkedKinds: Readonly<Record<ContentKind, WalkedKind>> = {
  sponsors: {
    values: () => ({ link: 'https://gezinti.example/' }),
    look: below('/sponsors'),
    lacks: { schedule: 'a recommendation begins when somebody stands by it', lock: nobodyRelies },
  },
  games: {
    values: () => ({ provider_code: 'pragmatic' }),
    look: below('/games'),
    lacks: {
      ...{ draft: 'a name in the catalogue, which results may need at once', schedule: 'the same' },
      ...{ 'taking back': 'results name it for good', lock: nobodyRelies },
    },
  },
  news: {
    values: () => ({ summary: 'Kısa', content: 'Uzun **metin**', category: 'duyuru', author: 'Ekip' }),
    look: below('/news'),
    lacks: { lock: nobodyRelies },
  },
  market: {
    values: () => ({ type: 'physical', price: 100 }),
    look: below('/market'),
    lock: { field: 'type', to: () => 'perk', reason: 'ordered' },
    lacks: {},
  },
  'special-odds': {
    values: ({ at }) => ({
      ...{ sponsor: 'gezi-sponsoru', league: 'Işık Ligi', market_name: 'Maç sonucu', selection: 'İncir' },
      ...{ normal_odds: 1.8, boosted_odds: 2.4, max_bet: 20_000, starts_at: at(24), kickoff_at: at(480) },
    }),
    look: below('/special-odds'),
    lock: { field: 'market_name', to: () => 'Toplam gol', reason: 'takeable' },
    lacks: { schedule: byTheClock },
  },
  raffles: {
    values: (given) => ({ ...month(given), draw_at: given.at(721), prizes }),
    look: below('/raffles'),
    lock: { field: 'draw_at', to: later, reason: 'begun' },
    lacks: { schedule: byTheClock },
  },
  schedule: {
    values: (given) => ({ ...month(given), kind: 'talk' }),
    look: () => '/schedule',
    lock: { field: 'starts_at', to: ({ at }) => at(1), reason: 'begun' },
    lacks: { draft: 'an announcement is one when it is written', schedule: byTheClock },
  },
  events: {
    values: (given) => ({ ...month(given), type: 'custom', prizes }),
    look: below('/events'),
    lock: { field: 'ends_at', to: later, reason: 'begun' },
    lacks: { schedule: byTheClock },
  },
  'wager-events': {
    values: (given) => ({ ...month(given), sponsor: 'gezi-sponsoru', mode: 'race', prizes }),
    look: below('/wager-events'),
    lock: { field: 'ends_at', to: later, reason: 'begun' },
    lacks: { schedule: byTheClock },
  },
  tournaments: {
    values: (given) => ({
      ...month(given),
      ...{ type: 'leaderboard', registration_opens_at: given.at(1), prizes },
    }),
    look: below('/tournaments'),
    lock: { field: 'ends_at', to: later, reason: 'begun' },
    lacks: { schedule: byTheClock },
  },
  'bonus-hunts': {
    values: ({ at }) => ({
      ...{ start_balance: 100_000, started_at: at(24), guess_lock_rule: 'at_time', guess_open_until: at(48) },
      bonuses: [{ game_name: 'Fener', bet: 1000 }],
    }),
    look: below('/bonus-hunts'),
    lock: { field: 'start_balance', to: () => 90_000, reason: 'guessing_over' },
    lacks: { schedule: byTheClock },
  },
  'bonus-buys': {
    values: ({ at }) => ({
      ...{ started_at: at(-2), budget: 1_000_000 },
      entries: [{ game_name: 'Fener', bet: 1000, cost: 100_000, win: 250_000 }],
    }),
    end: { state: 'finished' },
    look: below('/bonus-buys'),
    lock: { field: 'budget', to: () => 900_000, reason: 'figures_stand' },
    lacks: { schedule: byTheClock },
  },
  analyses: {
    values: ({ at }) => ({
      ...{ kind: 'match', author: 'gezi-yazari', league: 'Işık Ligi', match: 'İncir – Ilgın' },
      ...{ pick: 'İncir', odds: 1.8, unit: 1, kickoff_at: at(480) },
    }),
    look: below('/analyses'),
    lock: { field: 'pick', to: () => 'Ilgın', reason: 'published' },
    lacks: { schedule: byTheClock, 'taking back': 'a pick that was told stays in its author’s record' },
  },
  analysts: {
    values: () => ({ about: 'Yirmi yıldır izler.' }),
    look: () => '/analysts',
    lacks: {
      ...{ draft: 'a name that picks stand under', schedule: 'the same', lock: nobodyRelies },
      ...{ copy: 'a person is there once', 'taking back': 'their picks stay under their name' },
    },
  },
  banners: {
    values: ({ picture }) => ({ picture }),
    look: () => '/popups',
    shows: 'slug',
    lacks: { lock: nobodyRelies },
  },
  'leaderboard-prizes': {
    values: ({ n, now }) => {
      const { startsAt } = toPeriod('week', now + (n + 1) * 7 * 86_400_000);
      const day = new Date(startsAt.getTime() + 3 * 3_600_000).toISOString().slice(0, 10);
      return { slug: `coins-week-${day}`, prizes };
    },
    edit: { prizes: prizes.map((prize) => ({ ...prize, amount: 700 })) },
    lock: { field: 'prizes', to: () => [], reason: 'begun' },
    lacks: {
      ...{ draft: 'a week comes anyway', schedule: 'it is the week’s', copy: 'each week is there once' },
      ...{ 'taking back': 'the week takes place', page: 'a week to come is on no page' },
    },
  },
  'text-pages': {
    values: ({ n }) => ({
      slug: ['gizlilik', 'cerezler', 'kullanim-kosullari'][n] ?? 'cerezler',
      ...{ version: '1', body: 'Metin "tırnak", | ve\nsatır' },
    }),
    edit: { version: '2' },
    look: below('/text-pages'),
    lacks: {
      ...{ draft: 'another version is its autosaved draft until it holds', schedule: '`published_at` is it' },
      ...{ copy: always, 'taking back': 'what was accepted stays; another version takes its place' },
      ...{ 'second page': few, lock: 'a version never changes: each save is another one' },
    },
  },
  'earn-rules': {
    values: ({ n }) => ({
      key: Object.values(earnRuleKeys)[n] ?? earnRuleKeys.checkin,
      type: 'task',
      amount: 10,
    }),
    look: () => '/points',
    lacks: {
      ...{ draft: 'what should not count is switched off', schedule: 'the same', copy: always },
      ...{ 'second page': few, lock: nobodyRelies },
    },
  },
  'sponsor-tracking': {
    values: ({ n }) => ({ slug: `izlenen-${n}`, is_active: true }),
    edit: { match_h: 48 },
    lacks: {
      ...{ draft: 'what should not count is switched off', schedule: 'the same', copy: 'a sponsor has one' },
      ...{ 'second page': 'one for each sponsor, few of which there are', lock: nobodyRelies },
      page: 'what systems tell each other is on no page',
    },
  },
  'vip-tiers': {
    values: ({ n }) => ({
      level: n + 1,
      criteria: { member_days: n, links: 0, checkins: 0, contributions: 0, guesses: 0 },
    }),
    look: () => '/vip',
    lock: { field: 'level', to: () => 99, reason: 'held' },
    lacks: {
      ...{ draft: 'a step of the ladder', schedule: 'the same' },
      ...{ copy: 'each level is there once', 'taking back': 'members hold it' },
    },
  },
};
