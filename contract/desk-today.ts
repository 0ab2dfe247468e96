import { z } from 'zod';
import { contentKinds } from './desk-content';
import { inboxKinds } from './desk-inbox';
import { envelope } from './envelope';

/** What can be live, or has an end, a draw or a beginning on a day. */
export const dayKinds = [
  'schedule',
  'bonus-hunts',
  'bonus-buys',
  'wager-events',
  'tournaments',
  'events',
  'raffles',
  'special-odds',
] as const;

/** What happens with it. */
export const dayMoments = ['begins', 'ends', 'draws'] as const;

/** The kinds that a new site is begun with, in the order in which they are added. */
export const firstKinds = ['sponsors', 'news', 'schedule', 'raffles', 'market'] as const;

const entry = z.object({ kind: z.enum(dayKinds), slug: z.string(), title: z.string() });

/**
 * GET /desk/today. `waiting`: what waits for the viewer's decision, the kind that is promised first at the beginning, each number up to
 * `most`. `ends`: what is still to happen until midnight in Istanbul. `missing`: what the viewer could add of which there is nothing yet.
 * `jobs` is for admins alone.
 */
export const deskTodaySchema = z.object({
  most: z.number().int(),
  waiting: z.array(
    z.object({
      kind: z.enum(inboxKinds),
      count: z.number().int(),
      overdue: z.number().int(),
      first_due_at: z.string(),
    }),
  ),
  live: z.array(entry.extend({ since: z.string() })),
  ends: z.array(entry.extend({ what: z.enum(dayMoments), at: z.string() })),
  drafts: z.array(
    z.object({ kind: z.enum(contentKinds), slug: z.string(), title: z.string(), at: z.string() }),
  ),
  jobs: z
    .object({ overdue: z.number().int(), given_up: z.number().int(), late: z.array(z.string()) })
    .nullable(),
  missing: z.array(z.enum(firstKinds)),
});
/** What is on today. */
export type DeskToday = z.infer<typeof deskTodaySchema>;
/** The answer of GET /desk/today. */
export const deskTodayAnswerSchema = envelope(deskTodaySchema);
