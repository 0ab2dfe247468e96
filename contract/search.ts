import { z } from 'zod';
import { envelope } from './envelope';

/** What the search looks through, in the order the groups are shown. */
export const searchKinds = [
  'sponsors',
  'games',
  'news',
  'events',
  'wager-events',
  'tournaments',
  'raffles',
] as const;
/** One of the kinds. */
export type SearchKind = (typeof searchKinds)[number];

/** How long a question may be, in characters; the shorter limit counts letters and digits alone. */
export const searchLimits = { fewest: 2, most: 80 } as const;

/** The query of GET /search. */
export const searchQuerySchema = z.object({ q: z.string().max(searchLimits.most) });

/** An entry that was found. `detail` is a second line, `at` an ISO time, `image` a path or an address. */
export const searchEntrySchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  detail: z.string().nullish(),
  image: z.string().nullish(),
  tone: z.string().nullish(),
  at: z.string().nullish(),
});
/** An entry that was found. */
export type SearchEntryWire = z.infer<typeof searchEntrySchema>;

/** GET /search, `data`: the kinds with at least one entry, the best first; `has_more` where entries were left out. */
export const searchAnswerSchema = envelope(
  z.array(
    z.object({
      kind: z.string(),
      entries: z.array(searchEntrySchema),
      has_more: z.boolean().nullish(),
    }),
  ),
);
/** A group of what was found. */
export type SearchGroupWire = z.infer<typeof searchAnswerSchema>['data'][number];
