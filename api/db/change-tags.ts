import type { PublicKind, Renewal } from './kinds/public-kind';
import { publicKinds } from './kinds/public-kinds';

/** A table, and a tag of the site's cache that shows what stands in it. */
export interface ChangeTag {
  readonly table: string;
  readonly tag: string;
  /** Where given, an update counts only when it sets one of these columns: others change without being shown. */
  readonly columns?: readonly string[];
}

/** What the site shows beside its kinds of content. */
const otherTags: Readonly<Record<string, readonly Renewal[]>> = {
  main: ['settings'],
  site: ['settings'],
  init: ['settings'],
  frame: ['settings'],
  popups: [
    'settings',
    {
      table: 'banners',
      columns: ['picture', 'image', 'url', 'title', 'sort', 'state', 'starts_at', 'ends_at'],
    },
  ],
  // A rule is shown where it works, and the setting `sms` may switch its sending off.
  points: [
    'earn_rules',
    'settings',
    // Its login is renewed all the time, which no page shows.
    { table: 'kick_channel', columns: ['broadcaster_id', 'broken_at'] },
    { table: 'kick_rewards', columns: ['is_active'] },
  ],
  leaders: ['leader_scores', 'leaderboard_periods'],
  schedule: ['schedule_items'],
  'text-pages': ['text_pages'],
  corrections: ['content_corrections'],
  deliveries: [{ table: 'prize_claims', columns: ['state'] }, 'settings'],
  // The numbers of races, hunts and tournaments are announced by what they belong to; a board's as often as the board itself.
  numbers: ['number_changes', 'objections', 'wager_standings', 'leaderboard_periods'],
  books: ['book_heads'],
  scorecards: [
    { table: 'complaints', columns: ['state', 'allows_public', 'public_answer', 'subject'] },
    // Each change of it leaves a row of `prize_moves` in its transaction.
    { table: 'prize_claims', columns: ['state'] },
    { table: 'special_odds', columns: ['result', 'sponsor_id'] },
    'sponsors',
    'sponsor_addresses',
    'settings',
  ],
  // When it was used last is shown to nobody but the team.
  overlays: [{ table: 'overlay_links', columns: ['revoked_at'] }],
  'now-playing': [
    'bonus_hunts',
    'hunt_bonuses',
    'buy_sessions',
    'buy_entries',
    'tournaments',
    'tournament_matches',
    'tournament_participants',
    'games',
    'sponsors',
  ],
};

/**
 * Which pages a committed change renews: `tag` is one of `publicTags` of the site. A table that several areas show has a
 * row for each.
 */
export const changeTags: readonly ChangeTag[] = [
  ...Object.entries(otherTags).flatMap(([tag, renewals]) => renewals.map((one) => toChange(tag, one))),
  ...publicKinds.flatMap(({ name, renewedBy }) => renewedBy.map((one) => toChange(name, one))),
  ...['sponsors', ...publicKinds.flatMap(shownBySponsors)].map((one) => toChange('sponsor-entries', one)),
];

function toChange(tag: string, renewal: Renewal): ChangeTag {
  return typeof renewal === 'string' ? { table: renewal, tag } : { ...renewal, tag };
}

function shownBySponsors({ renewedBy, withSponsor }: PublicKind): Renewal[] {
  if (!withSponsor) return [];
  return [...renewedBy.slice(0, 1), ...(withSponsor.renewedBy ?? [])];
}
