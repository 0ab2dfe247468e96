import { z } from '@hono/zod-openapi';
import { pageQuerySchema } from '@/contract/page';
import { slugSchema } from '@/contract/slug';
import {
  tournamentAnswerSchema,
  tournamentStandingsAnswerSchema,
  tournamentsAnswerSchema,
  tournamentsQuerySchema,
} from '@/contract/tournaments';
import type { Api } from '../http/app-env';
import { keyedPublicRead } from '../http/public-read';
import { getTournament } from '../services/tournaments/get-tournament';
import { listTournamentStandings } from '../services/tournaments/list-tournament-standings';
import { listTournaments } from '../services/tournaments/list-tournaments';

/** GET /tournaments, one tournament, and the board of one. */
export function registerTournamentRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    return c.json({ status: true, ...(await listTournaments(c.var.ctx, c.req.valid('query'))) }, 200);
  });
  app.openapi(one, async (c) => {
    return c.json({ status: true, data: await getTournament(c.var.ctx, c.req.valid('param').slug) }, 200);
  });
  app.openapi(board, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json({ status: true, ...(await listTournamentStandings(c.var.ctx, asked)) }, 200);
  });
}

const slug = z.object({ slug: slugSchema });

const list = keyedPublicRead({
  path: '/tournaments',
  tag: 'tournaments',
  summary: 'The tournaments that are not over, or those that are; or all of a type, newest first',
  request: { query: tournamentsQuerySchema },
  answer: tournamentsAnswerSchema,
  description: 'A page of tournaments',
});

const one = keyedPublicRead({
  path: '/tournaments/{slug}',
  tag: 'tournaments',
  summary: 'A tournament: rules, and players and matches of a bracket or the first page of a board',
  request: { params: slug },
  answer: tournamentAnswerSchema,
  description: 'The tournament',
});

const board = keyedPublicRead({
  path: '/tournaments/{slug}/standings',
  tag: 'tournaments',
  summary: 'The board of a leaderboard or season tournament, who reached a score earlier first',
  request: { params: slug, query: pageQuerySchema },
  answer: tournamentStandingsAnswerSchema,
  description: 'A page of the board',
});
