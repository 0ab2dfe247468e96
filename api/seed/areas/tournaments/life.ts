import { z } from 'zod';

const round = z.number().int().min(1);
const place = z.strictObject({ round, index: z.number().int().min(0) });

const bracketSchema = z.strictObject({
  /** How far it was played: all of it, some rounds and a match that is on, or not at all. */
  progress: z.enum(['over', 'under way', 'check in', 'open', 'cancelled']),
  /** How many registered; those above its size wait. */
  players: z.number().int().min(0),
  /** A match that neither player came to. */
  bothAbsent: place.optional(),
  /** A match that one of them did not come to. */
  oneAbsent: place.extend({ side: z.enum(['a', 'b']) }).optional(),
});

/** What became of a tournament: how a bracket was played, or on how many evenings of a board one could score until now. */
export const lifeSchema = z.union([bracketSchema, z.strictObject({ evenings: z.number().int().min(1) })]);

/** How a bracket was played. */
export type BracketLife = z.infer<typeof bracketSchema>;
