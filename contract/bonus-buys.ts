import { z } from 'zod';
import { envelope } from './envelope';
import { gameRefSchema } from './games';
import { pageOf, pageQuerySchema } from './page';
import { publicUserSchema } from './public-user';
import { sponsorRefSchema } from './sponsors';

/** The life of a session that visitors see; a draft is nobody's but the operator's. */
export const buySessionStates = ['live', 'finished', 'archived'] as const;

/** The life of a bought bonus; a skipped one counts nowhere. */
export const buyEntryStates = ['queued', 'playing', 'done', 'skipped'] as const;

const amount = z.number().int();
const x = z.number().nonnegative().nullable();

/** The figures of a session over what has been played (formulas in api/formulas/buy-figures.ts). */
export const buyFiguresSchema = z.object({
  entry_count: z.number().int(),
  done_count: z.number().int(),
  cost: amount,
  returned: amount,
  net: amount,
  average_x: x,
  best_x_bet: x,
  best_x_cost: x,
  return_percent: x,
});

/** A session as a list shows it. Amounts in minor units of `currency`; `best` is the entry with the highest win/bet. */
export const buySessionSchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  state: z.enum(buySessionStates),
  currency: z.string(),
  sponsor: sponsorRefSchema.nullish(),
  budget: amount.nullable(),
  started_at: z.string(),
  finished_at: z.string().nullable(),
  figures: buyFiguresSchema,
  best: z.object({ game: gameRefSchema.nullable(), game_name: z.string(), x: z.number() }).nullable(),
});
/** A session as a list shows it. */
export type BuySessionWire = z.infer<typeof buySessionSchema>;

/** A bought bonus. `x_bet` is win/bet, `x_cost` win/cost. */
export const buyEntrySchema = z.object({
  position: z.number().int(),
  game: gameRefSchema.nullable(),
  game_name: z.string(),
  bet: amount,
  cost: amount,
  win: amount.nullable(),
  x_bet: x,
  x_cost: x,
  suggested_by: publicUserSchema.nullable(),
  state: z.enum(buyEntryStates),
});
/** A bought bonus. */
export type BuyEntryWire = z.infer<typeof buyEntrySchema>;

/** A session with its entries in order. */
export const buySessionDetailSchema = buySessionSchema.extend({ entries: z.array(buyEntrySchema) });
/** A session with its entries. */
export type BuySessionDetailWire = z.infer<typeof buySessionDetailSchema>;

/** `current` is what is played or was played lately, `archived` what was put away. */
export const buySessionScopes = ['current', 'archived'] as const;
/** One of the scopes. */
export type BuySessionScope = (typeof buySessionScopes)[number];
/** The query of GET /bonus-buys: one of the scopes, or all sessions. */
export const buySessionsQuerySchema = pageQuerySchema.extend({ scope: z.enum(buySessionScopes).optional() });
/** The query of GET /bonus-buys. */
export type BuySessionsQuery = z.infer<typeof buySessionsQuerySchema>;
/** GET /bonus-buys: newest first. */
export const buySessionsAnswerSchema = pageOf(buySessionSchema);
/** GET /bonus-buys/{slug}. */
export const buySessionAnswerSchema = envelope(buySessionDetailSchema);
