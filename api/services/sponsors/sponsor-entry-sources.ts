import { type SQL, sql } from 'drizzle-orm';
import type { SponsorEntryKind } from '@/contract/sponsor-entries';

/** Where a kind of entry names its sponsor: SQL over a table `e` and the sponsor `s`, written here alone and never out of a request. */
export interface SponsorEntrySource {
  readonly kind: SponsorEntryKind;
  readonly from: string;
  /** How the row names the sponsor. */
  readonly sponsorId: string;
  readonly title: string;
  readonly detail?: string;
  /** Where it stands at `now`; the clock alone says what somebody has not decided. */
  readonly state?: (now: SQL) => SQL;
  readonly at: string;
  readonly price?: string;
  readonly odds?: string;
  /** Which rows everybody may see at `now`. */
  readonly shown: (now: SQL) => SQL;
  /** An index of the table has the sponsor, and behind it the order where a sponsor has many. */
  readonly order: string;
}

const notDraft = () => sql`e.state <> 'draft'`;

const bonusBuys: SponsorEntrySource = {
  kind: 'bonus-buys',
  from: 'buy_sessions e',
  sponsorId: 'e.sponsor_id',
  title: 'e.title',
  at: 'e.started_at',
  state: () => sql`case e.state when 'live' then 'live' else 'done' end`,
  shown: notDraft,
  order: 'e.started_at desc',
};

const bonusHunts: SponsorEntrySource = {
  kind: 'bonus-hunts',
  from: 'bonus_hunts e',
  sponsorId: 'e.sponsor_id',
  title: 'e.title',
  at: 'e.started_at',
  state: () => sql`case when e.state = 'cancelled' then 'cancelled'
    when e.state in ('completed', 'settled') then 'done' else 'live' end`,
  shown: notDraft,
  order: 'e.started_at desc',
};

const events: SponsorEntrySource = {
  kind: 'events',
  from: 'events e',
  sponsorId: 'e.sponsor_id',
  title: 'e.title',
  at: 'e.starts_at',
  state: () =>
    sql`case e.state when 'upcoming' then 'soon' when 'judging' then 'waiting' when 'finished' then 'done' else e.state end`,
  shown: notDraft,
  order: 'e.starts_at desc',
};

const market: SponsorEntrySource = {
  kind: 'market',
  from: 'market_items e',
  sponsorId: 'e.sponsor_id',
  title: 'e.title',
  at: 'null::timestamptz',
  price: 'e.price',
  state: () => sql`case e.state when 'active' then 'open' else e.state end`,
  shown: (now) => sql`e.state in ('active', 'sold_out', 'paused')
    and coalesce(e.visible_from, ${now}) <= ${now} and coalesce(e.visible_to, 'infinity') > ${now}`,
  order: `(e.state <> 'active'), e.sort, e.id`,
};

const news: SponsorEntrySource = {
  kind: 'news',
  from: 'news e',
  sponsorId: 'e.sponsor_id',
  title: 'e.title',
  at: 'e.publish_at',
  shown: (now) => sql`e.state in ('scheduled', 'published') and e.publish_at <= ${now}`,
  order: 'e.publish_at desc',
};

/** The time of a draw stands in another table than its sponsors: of a sponsor with more draws than this the last added are looked at. */
const mostRaffles = 100;

const raffles: SponsorEntrySource = {
  kind: 'raffles',
  from: `(select raffle_id, sponsor_id from raffle_sponsors where sponsor_id = s.id
    order by raffle_id desc limit ${mostRaffles}) r join raffles e on e.id = r.raffle_id`,
  sponsorId: 'r.sponsor_id',
  title: 'e.title',
  at: 'e.draw_at',
  state: (now) => sql`case when e.state in ('drawn', 'paid') then 'done'
    when e.state = 'cancelled' then 'cancelled'
    when e.state <> 'open' or e.ends_at <= ${now} then 'waiting' when e.starts_at > ${now} then 'soon' else 'open' end`,
  shown: notDraft,
  order: 'e.draw_at desc',
};

const specialOdds: SponsorEntrySource = {
  kind: 'special-odds',
  from: 'special_odds e',
  sponsorId: 'e.sponsor_id',
  title: 'e.match',
  detail: 'e.selection',
  at: 'e.ends_at',
  odds: 'e.boosted_odds',
  state: (now) => sql`case when e.state = 'settled' then 'done' when e.state = 'cancelled' then 'cancelled'
    when e.ends_at <= ${now} then 'waiting' when e.starts_at > ${now} then 'soon' else 'open' end`,
  shown: notDraft,
  order: 'e.ends_at desc',
};

const tournaments: SponsorEntrySource = {
  kind: 'tournaments',
  from: 'tournaments e',
  sponsorId: 'e.sponsor_id',
  title: 'e.title',
  at: 'e.starts_at',
  state: () => sql`case when e.state in ('registration', 'check_in') then 'open'
    when e.state in ('completed', 'paid') then 'done' else e.state end`,
  shown: notDraft,
  order: 'e.starts_at desc',
};

const wagerEvents: SponsorEntrySource = {
  kind: 'wager-events',
  from: 'wager_events e',
  sponsorId: 'e.sponsor_id',
  title: 'e.title',
  at: 'e.ends_at',
  state: (now) => sql`case when e.state = 'cancelled' then 'cancelled'
    when e.state in ('final', 'paid') then 'done'
    when e.state in ('provisional', 'dispute') and e.dispute_until <= ${now} then 'done'
    when e.state in ('provisional', 'dispute', 'awaiting_data') or e.ends_at <= ${now} then 'waiting'
    when e.starts_at <= ${now} then 'live' else 'soon' end`,
  shown: notDraft,
  order: 'e.ends_at desc',
};

/** One row a kind. */
export const sponsorEntrySources: readonly SponsorEntrySource[] = [
  raffles,
  wagerEvents,
  events,
  tournaments,
  specialOdds,
  bonusHunts,
  bonusBuys,
  market,
  news,
];
