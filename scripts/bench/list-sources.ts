/** What a list call reads, grown to a size. */
export interface ListSource {
  /** The calls, as the community API has them. */
  readonly paths: readonly string[];
  /** Statements that leave the tables with so many rows for the calls to find. */
  readonly fill: (rows: number) => readonly string[];
  /** A list without pages answers so many at most (ADR 142). */
  readonly most?: number;
}

const series = (rows: number) => `generate_series(1, ${rows}) n`;
/** Members to whom what is ranked belongs; there are never fewer than were asked for. */
const members = (
  rows: number,
) => `insert into users (id, username, username_fold, email, email_fold, password_hash)
  select gen_random_uuid(), 'sira' || n, 'sira' || n, 'sira' || n, 'sira' || n, '!' from ${series(rows)}
  on conflict do nothing`;
const numbered = (rows: number) =>
  `(select id, row_number() over (order by id) as n from users where username like 'sira%' limit ${rows}) u`;
const anHour = (n: string) => `lateral (select now() - ${n} * interval '1 hour' as t) v`;

/**
 * Every list of the community API that has pages, public to all, and those three that have none. The first hunt, event and tournament have all those guesses and players, each
 * other one has one: were the others empty, the planner would take every one for as full as the first.
 */
export const listSources: readonly ListSource[] = [
  {
    paths: ['/sponsors'],
    most: 100,
    fill: (rows) => [
      "delete from sponsors where slug like 'olcum-%'",
      `insert into sponsors (slug, name, tier, sort, state)
        select 'olcum-' || n, 'Site ' || n, (array['vip', 'featured', 'normal'])[n % 3 + 1], n, 'active' from ${series(rows)}`,
    ],
  },
  {
    paths: ['/raffles'],
    most: 50,
    fill: (rows) => [
      'truncate raffles cascade',
      `insert into raffles (slug, title, state, starts_at, ends_at, draw_at, prizes, algorithm, commitment, server_seed)
        select 'acik-' || n, 'Çekiliş ' || n, 'open', now() - interval '1 hour', t, t + interval '1 hour', '[]', 'x', h, h
        from ${series(rows)}, lateral (select now() + n * interval '1 hour' as t) v, (select repeat('ab', 32) as h) s`,
    ],
  },
  {
    paths: ['/wager-events'],
    most: 50,
    fill: (rows) => [
      'truncate wager_events cascade',
      `insert into wager_events (slug, title, sponsor_id, mode, starts_at, ends_at, prizes, data_source, state)
        select 'acik-' || n, 'Yarış ' || n, (select min(id) from sponsors), 'race', now() - interval '1 hour', t, '[{}]', 'csv',
          'live' from ${series(rows)}, lateral (select now() + n * interval '1 hour' as t) v`,
    ],
  },
  {
    paths: ['/news', '/news?category=duyuru'],
    fill: (rows) => [
      'truncate news cascade',
      `insert into news (slug, title, summary, content, category, author, state, publish_at)
        select 'haber-' || n, 'Haber ' || n, 'Özet', 'Metin', 'duyuru', 'Ekip', 'published', now() - n * interval '1 minute'
        from ${series(rows)}`,
    ],
  },
  {
    paths: ['/wins'],
    fill: (rows) => [
      'truncate wins cascade',
      `insert into wins (user_id, game_name, bet, win, review, created_at, approved_at)
        select (select id from users limit 1), 'Oyun ' || n % 40, 1000, 1000 * (n % 900 + 80), 'approved', t, t
        from ${series(rows)}, lateral (select now() - n * interval '5 minutes' as t) v`,
    ],
  },
  {
    paths: ['/market', '/market?type=perk'],
    fill: (rows) => [
      'truncate market_items cascade',
      `insert into market_items (slug, title, type, price, state, sort, created_at)
        select 'urun-' || n, 'Ürün ' || n, 'perk', 100, 'active', n, now() from ${series(rows)}`,
    ],
  },
  {
    paths: ['/special-odds?view=settled', '/special-odds?view=open'],
    fill: (rows) => [
      'truncate special_odds cascade',
      `insert into special_odds (slug, sponsor_id, league, match, market_name, selection, normal_odds, boosted_odds, max_bet,
          state, result, starts_at, ends_at, kickoff_at, settled_at)
        select 'oran-' || n, (select min(id) from sponsors), 'Lig', 'Ev – Deplasman', 'Sonuç', 'Ev', 1.8, 2.4, 10000,
          'settled', 'won', t - interval '1 day', t, t, t from ${series(rows)}, ${anHour('n')}`,
      `insert into special_odds (slug, sponsor_id, league, match, market_name, selection, normal_odds, boosted_odds, max_bet,
          state, starts_at, ends_at, kickoff_at)
        select 'acik-' || n, (select min(id) from sponsors), 'Lig', 'Ev – Deplasman', 'Sonuç', 'Ev', 1.8, 2.4, 10000,
          'scheduled', now() - interval '1 hour', t, t
        from ${series(rows)}, lateral (select now() + n * interval '1 hour' as t) v`,
    ],
  },
  {
    paths: ['/games', '/games?provider=olcum'],
    fill: (rows) => [
      'truncate games cascade',
      `insert into games (slug, name, provider_code) select 'oyun-' || n, 'Oyun ' || n, 'olcum' from ${series(rows)}`,
    ],
  },
  {
    paths: ['/bonus-hunts?scope=finished', '/bonus-hunts/av-1/guesses'],
    fill: (rows) => [
      'truncate bonus_hunts cascade',
      members(rows),
      `insert into bonus_hunts (slug, title, start_balance, collect_balance, end_balance, completed_at, started_at, state)
        select 'av-' || n, 'Av ' || n, 100000, 1000, 5000, t, t, 'settled' from ${series(rows)}, ${anHour('n')}`,
      `insert into hunt_guesses (hunt_id, user_id, end_balance, submitted_at, diff, rank)
        select h.id, u.id, 1, now(), 1, u.n from bonus_hunts h, ${numbered(rows)} where h.slug = 'av-1'
        union all select h.id, (select id from users limit 1), 1, now(), 1, 1 from bonus_hunts h where h.slug <> 'av-1'`,
    ],
  },
  {
    paths: ['/games/alinan/bonus-buys'],
    fill: (rows) => [
      'truncate games cascade',
      'truncate buy_sessions cascade',
      `insert into games (slug, name, provider_code)
        select 'alinan', 'Alınan', 'olcum' union all select 'oyun-' || n, 'Oyun ' || n, 'olcum' from ${series(rows)}`,
      `insert into buy_sessions (slug, title, started_at, finished_at, state)
        select 'alim-' || n, 'Alım ' || n, t, t, 'finished' from ${series(rows)}, ${anHour('n')}`,
      `insert into buy_entries (session_id, position, game_id, bet, cost, win, state)
        select s.id, 1, g.id, 100, 10000, 5000, 'done' from buy_sessions s, games g where g.slug = 'alinan'
        union all select (select min(id) from buy_sessions), 1 + row_number() over (order by g.id), g.id, 100, 10000, 5000, 'done'
        from games g where g.slug <> 'alinan'`,
    ],
  },
  {
    paths: ['/bonus-buys', '/bonus-buys?scope=current', '/bonus-buys?scope=archived'],
    fill: (rows) => [
      'truncate buy_sessions cascade',
      `insert into buy_sessions (slug, title, started_at, finished_at, state)
        select 'alim-' || n, 'Alım ' || n, t, t, (array['finished', 'archived'])[n % 2 + 1] from ${series(rows)}, ${anHour('n')}`,
    ],
  },
  {
    paths: ['/raffles/past'],
    fill: (rows) => [
      'truncate raffles cascade',
      `insert into raffles (slug, title, state, starts_at, ends_at, draw_at, prizes, algorithm, commitment, server_seed,
          list_root, list_total, player_total, draw_seed, drawn_at)
        select 'cekilis-' || n, 'Çekiliş ' || n, 'drawn', t - interval '2 hours', t - interval '1 hour', t, '[]', 'x', h, h, h,
          9, 3, h, t from ${series(rows)}, ${anHour('n')}, (select repeat('ab', 32) as h) s`,
    ],
  },
  {
    paths: ['/events?view=past', '/events?type=quiz', '/events/etkinlik-1/standings'],
    fill: (rows) => [
      'truncate events cascade',
      members(rows),
      `insert into events (slug, title, type, state, starts_at, ends_at)
        select 'etkinlik-' || n, 'Etkinlik ' || n, 'quiz', 'finished', t - interval '1 hour', t from ${series(rows)}, ${anHour('n')}`,
      `insert into event_entries (event_id, user_id, score, review, counts, submitted_at)
        select e.id, u.id, u.n % 500, 'approved', true, now() - u.n * interval '1 second'
        from events e, ${numbered(rows)} where e.slug = 'etkinlik-1'
        union all select e.id, (select id from users limit 1), 1, 'approved', true, now() from events e where e.slug <> 'etkinlik-1'`,
    ],
  },
  {
    paths: ['/tournaments?view=past', '/tournaments?type=season', '/tournaments/sezon-1/standings'],
    fill: (rows) => [
      'truncate tournaments cascade',
      members(rows),
      `insert into tournaments (slug, title, type, state, registration_opens_at, starts_at, settled_at)
        select 'sezon-' || n, 'Sezon ' || n, 'season', 'paid', t - interval '1 day', t, t from ${series(rows)}, ${anHour('n')}`,
      `insert into tournament_participants (tournament_id, user_id, number, score, played, reached_at)
        select t.id, u.id, u.n, u.n % 500, 3, now() - u.n * interval '1 second'
        from tournaments t, ${numbered(rows)} where t.slug = 'sezon-1'
        union all select t.id, (select id from users limit 1), 1, 1, 3, now() from tournaments t where t.slug <> 'sezon-1'`,
    ],
  },
  {
    paths: ['/wager-events/past', '/wager-events/yaris-1/standings'],
    fill: (rows) => [
      'truncate wager_events cascade',
      `insert into wager_events (slug, title, sponsor_id, mode, starts_at, ends_at, prizes, data_source, state, dispute_from,
          dispute_until)
        select 'yaris-' || n, 'Yarış ' || n, (select min(id) from sponsors), 'race', t - interval '1 hour', t, '[{}]', 'csv',
          'final', t, t from ${series(rows)}, ${anHour('n')}`,
      `insert into wager_standings (event_id, site_username, value, reached_at, rank)
        select e.id, 'oyuncu' || n, ${rows} - n, now(), n from ${series(rows)}, wager_events e where e.slug = 'yaris-1'`,
    ],
  },
  {
    paths: ['/prizes'],
    fill: (rows) => [
      'truncate prize_claims, wager_events cascade',
      members(rows),
      `insert into wager_events (slug, title, sponsor_id, mode, starts_at, ends_at, prizes, data_source, state, dispute_from,
          dispute_until)
        select 'oduller', 'Yarış', (select min(id) from sponsors), 'race', t - interval '1 hour', t, '[{}]', 'csv', 'final', t, t
        from (select now() - interval '9 hours' as t) v`,
      `insert into prize_claims (user_id, wager_event_id, position, prize, state, created_at)
        select u.id, (select id from wager_events where slug = 'oduller'), u.n, jsonb_build_object('rank_from', u.n, 'rank_to', u.n,
          'type', 'sponsor_bonus', 'title', 'Ödül', 'amount', 100, 'currency', 'TRY'), 'approved', now() - u.n * interval '1 minute'
        from ${numbered(rows)}`,
    ],
  },
  {
    paths: ['/leaders/coins/all', '/leaders/coins/week/past', '/leaders/coins/week/past/2020-01-06'],
    fill: (rows) => [
      'truncate leader_scores, leaderboard_periods cascade',
      members(rows),
      `insert into leader_scores (metric, period, starts_at, user_id, value, reached_at)
        select 'coins', 'all', to_timestamp(0), u.id, u.n % 5000, now() - u.n * interval '1 second' from ${numbered(rows)}`,
      `insert into leaderboard_periods (metric, period, starts_at, ends_at, state, participants, frozen_at, hash)
        select 'coins', 'week', t, t + interval '7 days', 'frozen', ${rows}, now(), repeat('ab', 32)
        from ${series(rows)}, lateral (select timestamptz '2020-01-05T21:00:00Z' - (n - 1) * interval '2 days' as t) v`,
      `insert into leaderboard_standings (period_id, rank, user_id, name, value, reached_at)
        select p.id, u.n, u.id, 'x', ${rows} - u.n, now() from leaderboard_periods p, ${numbered(rows)}
        where p.starts_at = timestamptz '2020-01-05T21:00:00Z'`,
    ],
  },
];
