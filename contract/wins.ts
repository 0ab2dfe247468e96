import { z } from 'zod';
import { envelope } from './envelope';
import { gameRefSchema } from './games';
import { mediaIdSchema } from './media';
import { pageOf, pageQuerySchema } from './page';
import { publicUserSchema } from './public-user';
import { slugSchema } from './slug';
import { sponsorRefSchema } from './sponsors';
import { reactionCountsSchema } from './win-reactions';

/** A public picture: its name and its size in pixels. */
const winPictureSchema = z.object({
  id: mediaIdSchema,
  width: z.number().int().positive(),
  height: z.number().int().positive(),
});

/**
 * A viewer's approved win. `bet` and `win` are in minor units of `currency`; `x` is win over bet, computed by the API; `link`
 * is a replay on the provider's or a video site; `image` a cover by its address, `picture` the viewer's own screen (GET /pictures/{id}). `game_name` names a game that the catalogue does not know;
 * `reactions` is how many members said what.
 */
export const winSchema = z.object({
  id: z.union([z.number(), z.string()]),
  bet: z.number().int().min(0),
  win: z.number().int().min(0),
  user: publicUserSchema.nullish(),
  sponsor: sponsorRefSchema.nullish(),
  game: gameRefSchema.nullish(),
  game_name: z.string().nullish(),
  currency: z.string().nullish(),
  x: z.number().nullish(),
  link: z.string().nullish(),
  image: z.string().nullish(),
  picture: winPictureSchema.nullish(),
  content: z.string().nullish(),
  is_featured: z.boolean().nullish(),
  approved_at: z.string().nullish(),
  reactions: reactionCountsSchema.nullish(),
});
/** A win as it is on the wire. */
export type WinWire = z.infer<typeof winSchema>;

/** A code of the provider table in a path (D24). */
export const providerCodeSchema = z.string().regex(/^[a-z0-9]{1,40}$/);

/** The query of GET /wins: at most one of the filters; with both, the game decides. */
export const winsQuerySchema = pageQuerySchema.extend({
  game: slugSchema.optional(),
  provider: providerCodeSchema.optional(),
});
/** The query of GET /wins, read. */
export type WinsQuery = z.infer<typeof winsQuerySchema>;

/** The answer of GET /wins, newest first. */
export const winsAnswerSchema = pageOf(winSchema);
/** The answer of GET /wins/{id}. */
export const winAnswerSchema = envelope(winSchema);

/** GET /wins/best, `data`: the highest X of the newest week that has a win; the week runs Monday to Monday in Istanbul. */
export const bestWinsAnswerSchema = envelope(
  z.object({
    week_from: z.string().nullish(),
    week_to: z.string().nullish(),
    wins: z.array(winSchema),
  }),
);

/** A week of wins: it begins on Monday in Istanbul; `best_x` is null where none was approved in it. */
export const winWeekSchema = z.object({
  from: z.string(),
  count: z.number().int().min(0),
  best_x: z.number().nullable(),
});
/** A week of wins. */
export type WinWeekWire = z.infer<typeof winWeekSchema>;
/** GET /wins/weeks, `data`: the twelve weeks up to this one, the earliest first, each of them whether it has wins or not. */
export const winWeeksAnswerSchema = envelope(z.array(winWeekSchema));

/** GET /wins/filters, `data`: the games and providers that have approved wins, most first. */
export const winFiltersAnswerSchema = envelope(
  z.object({
    games: z.array(gameRefSchema.extend({ count: z.number().int() })),
    providers: z.array(z.object({ code: z.string(), count: z.number().int() })),
  }),
);
