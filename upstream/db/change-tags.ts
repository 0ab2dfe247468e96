/** A table, and a tag of the site's cache that shows what stands in it. */
export interface ChangeTag {
  readonly table: string;
  readonly tag: string;
  /** Where given, an update counts only when it sets one of these columns: others change without being shown. */
  readonly columns?: readonly string[];
}

/**
 * Which pages a committed change renews: `tag` is one of `publicTags` of the site. A table that several areas show has a
 * row for each.
 */
export const changeTags: readonly ChangeTag[] = [
  { table: 'settings', tag: 'main' },
  { table: 'settings', tag: 'site' },
  { table: 'settings', tag: 'init' },
  {
    table: 'banners',
    tag: 'popups',
    columns: ['image', 'url', 'title', 'sort', 'state', 'starts_at', 'ends_at'],
  },
  { table: 'sponsors', tag: 'sponsors' },
  { table: 'sponsors', tag: 'news' },
  { table: 'sponsor_addresses', tag: 'sponsors' },
  { table: 'news', tag: 'news' },
  { table: 'news_corrections', tag: 'news' },
  { table: 'games', tag: 'games' },
  { table: 'raffles', tag: 'raffles' },
  { table: 'raffle_sponsors', tag: 'raffles' },
  { table: 'tickets', tag: 'raffles' },
  { table: 'draw_results', tag: 'raffles' },
  { table: 'wager_events', tag: 'wager-events' },
  { table: 'wager_event_games', tag: 'wager-events' },
  { table: 'wager_imports', tag: 'wager-events' },
  { table: 'special_odds', tag: 'special-odds' },
  { table: 'sponsors', tag: 'special-odds' },
  { table: 'wins', tag: 'wins' },
  { table: 'public_pictures', tag: 'wins' },
  { table: 'games', tag: 'wins' },
  { table: 'sponsors', tag: 'wins' },
  { table: 'market_items', tag: 'market' },
  { table: 'market_stock_log', tag: 'market' },
  { table: 'earn_rules', tag: 'points' },
  { table: 'leader_scores', tag: 'leaders' },
  { table: 'leaderboard_periods', tag: 'leaders' },
  { table: 'games', tag: 'bonus-hunts' },
  { table: 'games', tag: 'bonus-buys' },
  { table: 'sponsors', tag: 'bonus-hunts' },
  { table: 'sponsors', tag: 'bonus-buys' },
  { table: 'bonus_hunts', tag: 'bonus-hunts' },
  { table: 'hunt_bonuses', tag: 'bonus-hunts' },
  { table: 'hunt_bonuses', tag: 'games' },
  // A guess that is changed while it is sealed shows nowhere.
  { table: 'hunt_guesses', tag: 'bonus-hunts', columns: ['rank', 'diff'] },
  { table: 'buy_sessions', tag: 'bonus-buys' },
  { table: 'buy_entries', tag: 'bonus-buys' },
  { table: 'buy_entries', tag: 'games' },
  { table: 'wins', tag: 'games' },
  { table: 'events', tag: 'events' },
  { table: 'event_games', tag: 'events' },
  { table: 'event_entries', tag: 'events' },
  { table: 'event_participants', tag: 'events' },
  { table: 'tournaments', tag: 'tournaments' },
  { table: 'tournament_participants', tag: 'tournaments' },
  { table: 'tournament_matches', tag: 'tournaments' },
  { table: 'schedule_items', tag: 'schedule' },
  { table: 'bonus_hunts', tag: 'now-playing' },
  { table: 'hunt_bonuses', tag: 'now-playing' },
  { table: 'buy_sessions', tag: 'now-playing' },
  { table: 'buy_entries', tag: 'now-playing' },
  { table: 'tournaments', tag: 'now-playing' },
  { table: 'tournament_matches', tag: 'now-playing' },
  { table: 'raffles', tag: 'sponsor-entries' },
  { table: 'raffle_sponsors', tag: 'sponsor-entries' },
  { table: 'wager_events', tag: 'sponsor-entries' },
  { table: 'events', tag: 'sponsor-entries' },
  { table: 'tournaments', tag: 'sponsor-entries' },
  { table: 'special_odds', tag: 'sponsor-entries' },
  { table: 'market_items', tag: 'sponsor-entries' },
  { table: 'news', tag: 'sponsor-entries' },
];
