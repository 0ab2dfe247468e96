import { z } from 'zod';
import { envelope } from './envelope';

const count = z.number().int().min(0);

/**
 * GET /user/year, `data`: what a member's year came to, in January that of the year before. `name` is how everybody sees the member; `months` is what was earned
 * in each of the twelve. All of it counts as it does on the boards. `best_x` is the highest of the approved wins, null where there is none.
 */
export const ownYearSchema = z.object({
  year: z.number().int().min(2000).max(9999),
  name: z.string().min(1).max(60),
  months: z.array(count).length(12),
  tickets: count,
  guess_points: count,
  best_x: z.number().min(0).nullable(),
});
/** A member's year as it is on the wire. */
export type OwnYearWire = z.infer<typeof ownYearSchema>;
/** The answer of GET /user/year. */
export const ownYearAnswerSchema = envelope(ownYearSchema);
