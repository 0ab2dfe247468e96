import { z } from 'zod';
import { claimLimits } from './claims';
import { writtenText } from './texts';

const win = z.number().int().min(0).max(1_000_000_000_000);

/** Where a match stands in its bracket. */
const matchPlace = { round: z.number().int().min(1).max(7), index: z.number().int().min(0).max(63) };

/** POST /tournaments/{slug}/stage: the match that is played now, in place of the one that was; null takes that one down. */
export const stageInputSchema = z.object({ match: z.object(matchPlace).nullable() });
/** The input of POST /tournaments/{slug}/stage. */
export type StageInput = z.infer<typeof stageInputSchema>;

/**
 * POST /tournaments/{slug}/matches: how a match ended. Both wins in minor units of the tournament's currency, or who stayed away; the
 * same win is the better seed's. `is_correction` replaces a result that stands, while the match after it is not decided.
 */
export const matchResultInputSchema = z
  .object({
    ...matchPlace,
    win_a: win.nullish(),
    win_b: win.nullish(),
    absent: z.enum(['a', 'b', 'both']).nullish(),
    is_correction: z.boolean().optional(),
  })
  .superRefine(({ win_a, win_b, absent }, ctx) => {
    if (absent) return;
    for (const [name, value] of [
      ['win_a', win_a],
      ['win_b', win_b],
    ] as const)
      if (value === null || value === undefined)
        ctx.addIssue({ code: 'custom', path: [name], params: { rule: 'required' } });
  });
/** The input of POST /tournaments/{slug}/matches. */
export type MatchResultInput = z.infer<typeof matchResultInputSchema>;

/** POST /tournaments/{slug}/cancellation: the reason is what members read. */
export const tournamentCancelInputSchema = z.object({ reason: writtenText(claimLimits.reason) });
