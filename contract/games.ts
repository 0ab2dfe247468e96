import { z } from 'zod';

/** How far the results of a game spread. */
export const gameVolatilities = ['low', 'medium', 'high', 'extreme'] as const;
/** One of the volatilities. */
export type GameVolatility = (typeof gameVolatilities)[number];

/** A game as other entries name it; `provider_code` is a code of the provider table (D24), `image` a path or an address. */
export const gameRefSchema = z.object({
  slug: z.string().min(1),
  name: z.string().min(1),
  provider_code: z.string().nullish(),
  image: z.string().nullish(),
});
/** A game as other entries name it. */
export type GameRefWire = z.infer<typeof gameRefSchema>;
