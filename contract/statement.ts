import { z } from 'zod';
import { frozenBoardParamsSchema } from './leaders';
import { pageOf, pageQuerySchema } from './page';
import { referenceSchema } from './references';

/**
 * A line of a member's own coin statement. `amount` is positive for Sikke that came in; `balance_after` is what there was then.
 * `source` says where it came from, in the words of that place (a rule, an item, a draw, a race, a tournament), `reference` or `path`, a page of this site, leads there. `reverses` names the line it takes back.
 */
export const statementLineSchema = z.object({
  id: z.number().int(),
  amount: z.number().int(),
  balance_after: z.number().int(),
  reason: z.string(),
  source: z.string().nullish(),
  reference: referenceSchema.nullish(),
  path: z.string().nullish(),
  /** The leaderboard that a prize was won on; it has no words of its own. */
  board: frozenBoardParamsSchema.nullish(),
  note: z.string().nullish(),
  reverses: z.number().int().nullish(),
  created_at: z.string(),
});
/** A line of a member's own coin statement. */
export type StatementLineWire = z.infer<typeof statementLineSchema>;

/** GET /user/ledger: `size` lines a page, 24 unless given. */
export const statementQuerySchema = pageQuerySchema.extend({
  size: z.coerce.number().int().min(1).max(500).optional(),
});
/** The query of GET /user/ledger. */
export type StatementQuery = z.infer<typeof statementQuerySchema>;

/** The answer of GET /user/ledger, newest first: `balance` can be spent now, `reserved` is held by orders that are under way. */
export const statementAnswerSchema = pageOf(statementLineSchema).extend({
  balance: z.number().int(),
  reserved: z.number().int().min(0),
});
