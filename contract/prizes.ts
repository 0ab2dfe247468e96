import { z } from 'zod';

/** What can have prizes: draws, races, leaderboards of a period, events, hunts and tournaments. */
export const prizeAreas = ['raffle', 'wager_event', 'board', 'event', 'hunt', 'tournament'] as const;

/** What a prize is. */
export const prizeTypes = ['coin', 'sponsor_bonus', 'free_spin', 'physical', 'code'] as const;

/**
 * What the places `rank_from` to `rank_to` win, each of them. `amount` is whole Sikke for coins, a number of spins for
 * free spins and minor units of `currency` for money; null where the title says it all.
 */
export const prizeSchema = z
  .object({
    rank_from: z.number().int().min(1),
    rank_to: z.number().int().min(1),
    type: z.enum(prizeTypes),
    title: z.string().min(1).max(120),
    amount: z.number().int().min(0).nullable(),
    currency: z.string().nullable(),
  })
  .refine(({ rank_from, rank_to }) => rank_to >= rank_from);
/** A prize. */
export type PrizeWire = z.infer<typeof prizeSchema>;
