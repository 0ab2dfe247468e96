import { z } from 'zod';
import { envelope } from './envelope';

/** What stands on a sponsor's page of what is held with it, in the order the groups are shown. */
export const sponsorEntryKinds = [
  'raffles',
  'wager-events',
  'events',
  'tournaments',
  'special-odds',
  'bonus-hunts',
  'bonus-buys',
  'market',
  'news',
] as const;
/** One of the kinds. */
export type SponsorEntryKind = (typeof sponsorEntryKinds)[number];

/** Where an entry stands, in words that serve every kind: `waiting` is over but not decided, `paused` comes back. */
export const sponsorEntryStates = [
  'soon',
  'open',
  'live',
  'waiting',
  'done',
  'cancelled',
  'sold_out',
  'paused',
] as const;
/** One of the states. */
export type SponsorEntryState = (typeof sponsorEntryStates)[number];

/**
 * An entry that is held with a sponsor or is about it. `at` is the ISO time that matters of its kind (draw, end, start,
 * publication), `price` is in whole Sikke, `odds` decimal.
 */
export const sponsorEntrySchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  detail: z.string().nullish(),
  state: z.string().nullish(),
  at: z.string().nullish(),
  price: z.number().int().nullish(),
  odds: z.number().nullish(),
});
/** An entry that is held with a sponsor. */
export type SponsorEntryWire = z.infer<typeof sponsorEntrySchema>;

/** GET /sponsors/{slug}/entries, `data`: the kinds with at least one entry, and the newest few of each. */
export const sponsorEntriesAnswerSchema = envelope(
  z.array(z.object({ kind: z.string(), entries: z.array(sponsorEntrySchema) })),
);
/** A group of a sponsor's entries. */
export type SponsorEntryGroupWire = z.infer<typeof sponsorEntriesAnswerSchema>['data'][number];
