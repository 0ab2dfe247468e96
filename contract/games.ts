import { z } from 'zod';
import { envelope } from './envelope';
import { cursorSchema, pageOf } from './page';

/** How far the results of a game spread. */
export const gameVolatilities = ['low', 'medium', 'high', 'extreme'] as const;

/** A game as other entries name it; `provider_code` is a code of the provider table (D24), `image` a path or an address. */
export const gameRefSchema = z.object({
  slug: z.string().min(1),
  name: z.string().min(1),
  provider_code: z.string().nullish(),
  image: z.string().nullish(),
});
/** A game as other entries name it. */
export type GameRefWire = z.infer<typeof gameRefSchema>;

/** A provider's code as it may stand in a path and in the query of GET /games. */
export const providerCodeSchema = z.string().regex(/^[a-z0-9]{1,40}$/);

const x = z.number().nonnegative().nullable();

/** What one source knows of a game: how many, mean and best of win/bet, and the return in percent where there is a cost. */
export const gameFiguresSchema = z.object({
  count: z.number().int(),
  average_x: x,
  best_x: x,
  return_percent: x,
});

/** A game of the catalogue; `figures` are of hunts and bonus buys together. `rtp` in percent. */
export const gameSchema = gameRefSchema.extend({
  rtp: z.number().nullish(),
  volatility: z.enum(gameVolatilities).nullish(),
  max_win_x: z.number().nullish(),
  has_bonus_buy: z.boolean().nullish(),
  figures: gameFiguresSchema,
});
/** A game of the catalogue. */
export type GameWire = z.infer<typeof gameSchema>;

/** The query of GET /games. */
export const gamesQuerySchema = z.object({
  cursor: cursorSchema.optional(),
  provider: providerCodeSchema.optional(),
});
/** GET /games: by name. */
export const gamesAnswerSchema = pageOf(gameSchema);

/** GET /game-providers: how many games each has, by code. */
export const gameProvidersAnswerSchema = envelope(
  z.array(z.object({ provider_code: z.string(), count: z.number().int() })),
);

/** GET /game-names: every game a bonus can be bought in, by name, for a choice. */
export const gameNamesAnswerSchema = envelope(
  z.array(z.object({ slug: z.string().min(1), name: z.string().min(1) })),
);

/**
 * A bonus of a hunt or of a session, or a viewer's win, as the page of its game shows it; `x` is win/bet, `slug` and `title` are its
 * hunt's or session's, for a win its id and the masked name of the viewer.
 */
const gamePlaySchema = z.object({
  slug: z.string(),
  title: z.string(),
  currency: z.string(),
  bet: z.number().int(),
  cost: z.number().int().nullable(),
  win: z.number().int(),
  x: z.number().nonnegative(),
  played_at: z.string(),
});
/** A bonus as the page of its game shows it. */
export type GamePlayWire = z.infer<typeof gamePlaySchema>;

/** The steps of X that a game's bonuses are counted by: each reaches up to the next, the last one has no end. */
export const xSteps = [0, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10000] as const;

/** How many bonuses multiplied their bet by `from` or more, but less than the next step; every step in its order, none without any bonus. */
const xSpreadSchema = z.array(z.object({ from: z.number(), count: z.number().int().nonnegative() }));

/** A game with what hunts, buys and viewers' approved wins know of it, and the newest of each; `x_spread` is of hunts and bonus buys together. */
export const gameDetailSchema = gameSchema.extend({
  x_spread: xSpreadSchema,
  hunt_figures: gameFiguresSchema,
  buy_figures: gameFiguresSchema,
  win_figures: gameFiguresSchema,
  hunt_plays: z.array(gamePlaySchema),
  buy_plays: z.array(gamePlaySchema),
  win_plays: z.array(gamePlaySchema),
});
/** A game with what is known of it. */
export type GameDetailWire = z.infer<typeof gameDetailSchema>;
/** GET /games/{slug}. */
export const gameAnswerSchema = envelope(gameDetailSchema);

/** GET /games/{slug}/bonus-buys: every bonus that was bought of the game, the newest first. */
export const gameBuysAnswerSchema = pageOf(gamePlaySchema);
