import { z } from '@hono/zod-openapi';
import {
  gameAnswerSchema,
  gameBuysAnswerSchema,
  gameNamesAnswerSchema,
  gameProvidersAnswerSchema,
  gamesAnswerSchema,
  gamesQuerySchema,
} from '@/contract/games';
import { pageQuerySchema } from '@/contract/page';
import { slugSchema } from '@/contract/slug';
import type { Api } from '../http/app-env';
import { keyedPublicRead, publicRead } from '../http/public-read';
import { getGame } from '../services/games/get-game';
import { listGameBuys } from '../services/games/list-game-buys';
import { listGameNames } from '../services/games/list-game-names';
import { listGames } from '../services/games/list-games';
import { listProviders } from '../services/games/list-providers';

/** GET /games, their providers, one game with what is known of it, and everything that was bought of it. */
export function registerGameRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    return c.json({ status: true, ...(await listGames(c.var.ctx, c.req.valid('query'))) }, 200);
  });
  app.openapi(providers, async (c) => {
    return c.json({ status: true, data: await listProviders(c.var.ctx) }, 200);
  });
  app.openapi(names, async (c) => {
    return c.json({ status: true, data: await listGameNames(c.var.ctx) }, 200);
  });
  app.openapi(one, async (c) => {
    return c.json({ status: true, data: await getGame(c.var.ctx, c.req.valid('param').slug) }, 200);
  });
  app.openapi(buys, async (c) => {
    const { slug } = c.req.valid('param');
    return c.json(
      { status: true, ...(await listGameBuys(c.var.ctx, { slug, cursor: c.req.valid('query').cursor })) },
      200,
    );
  });
}

const tag = 'games';

const list = keyedPublicRead({
  path: '/games',
  tag,
  summary: 'The catalogue of games by name',
  request: { query: gamesQuerySchema },
  answer: gamesAnswerSchema,
  description: 'A page of games',
});

const providers = publicRead({
  path: '/game-providers',
  tag,
  summary: 'The providers that have games, with how many',
  answer: gameProvidersAnswerSchema,
  description: 'The providers',
});

const names = publicRead({
  path: '/game-names',
  tag,
  summary: 'Every game a bonus can be bought in, by name, for a choice',
  answer: gameNamesAnswerSchema,
  description: 'The names',
});

const one = keyedPublicRead({
  path: '/games/{slug}',
  tag,
  summary: 'A game with what hunts, bonus buys and viewers’ wins know of it',
  request: { params: z.object({ slug: slugSchema }) },
  answer: gameAnswerSchema,
  description: 'The game',
});

const buys = keyedPublicRead({
  path: '/games/{slug}/bonus-buys',
  tag,
  summary: 'Every bonus that was bought of a game, the newest first',
  request: { params: z.object({ slug: slugSchema }), query: pageQuerySchema },
  answer: gameBuysAnswerSchema,
  description: 'A page of bonuses',
});
