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
    {
      table: 'banners',
      columns: ['picture', 'image', 'url', 'title', 'sort', 'state', 'starts_at', 'ends_at'],
    },
  ],
  // A rule is shown where it works, and the setting `sms` may switch its sending off.
  points: ['earn_rules', 'settings'],
  leaders: ['leader_scores', 'leaderboard_periods'],
  schedule: ['schedule_items'],
  'text-pages': ['text_pages'],
  corrections: ['content_corrections'],
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
