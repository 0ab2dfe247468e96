import { createRoute, z } from '@hono/zod-openapi';
import { pageQuerySchema } from '@/contract/page';
import { slugSchema } from '@/contract/slug';
import {
  ownStandingAnswerSchema,
  pastWagerEventsAnswerSchema,
  wagerEventAnswerSchema,
  wagerEventsAnswerSchema,
  wagerStandingsAnswerSchema,
} from '@/contract/wager-events';
import { answers } from '../http/answers';
import type { Api } from '../http/app-env';
import { keyedPublicRead, publicRead } from '../http/public-read';
import { requireMember } from '../http/require-member';
import { getOwnStanding } from '../services/wager-events/get-own-standing';
import { getWagerEvent } from '../services/wager-events/get-wager-event';
import { listCurrentWagerEvents } from '../services/wager-events/list-current-wager-events';
import { listPastWagerEvents } from '../services/wager-events/list-past-wager-events';
import { listStandings } from '../services/wager-events/list-standings';

const tag = 'wager-events';
const one = z.object({ slug: slugSchema });

/** GET /wager-events and what stands below it: the events, their archive, one event, its ranks, and the viewer's own. */
export function registerWagerEventRoutes(app: Api): void {
  app.openapi(current, async (c) =>
    c.json({ status: true, data: await listCurrentWagerEvents(c.var.ctx) }, 200),
  );
  app.openapi(past, async (c) => {
    const page = await listPastWagerEvents(c.var.ctx, c.req.valid('query').cursor);
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(detail, async (c) => {
    const data = await getWagerEvent(c.var.ctx, c.req.valid('param').slug);
    return c.json({ status: true, data }, 200);
  });
  app.openapi(standings, async (c) => {
    const page = await listStandings(c.var.ctx, {
      slug: c.req.valid('param').slug,
      cursor: c.req.valid('query').cursor,
    });
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(mine, async (c) => {
    const data = await getOwnStanding(c.var.ctx, {
      slug: c.req.valid('param').slug,
      userId: c.var.member.user.id,
    });
    return c.json({ status: true, data }, 200);
  });
}

const current = publicRead({
  path: '/wager-events',
  tag,
  summary: 'The events that come, run or are not final yet: the next to end first',
  answer: wagerEventsAnswerSchema,
  description: 'The events',
});

const past = keyedPublicRead({
  path: '/wager-events/past',
  tag,
  summary: 'The final and the cancelled events, newest first, a page at a time',
  request: { query: pageQuerySchema },
  answer: pastWagerEventsAnswerSchema,
  description: 'A page of events',
});

const detail = keyedPublicRead({
  path: '/wager-events/{slug}',
  tag,
  summary: 'One event with its prizes, its games and where its numbers come from',
  request: { params: one },
  answer: wagerEventAnswerSchema,
  description: 'The event',
});

const standings = keyedPublicRead({
  path: '/wager-events/{slug}/standings',
  tag,
  summary: 'The ranks of an event, the first one first, with the import they come from',
  request: { params: one, query: pageQuerySchema },
  answer: wagerStandingsAnswerSchema,
  description: 'A page of ranks',
});

const mine = createRoute({
  method: 'get',
  path: '/wager-events/{slug}/mine',
  tags: [tag],
  summary: 'The member’s own place in an event',
  security: [{ client: [], bearer: [] }],
  middleware: [requireMember] as const,
  request: { params: one },
  responses: answers(ownStandingAnswerSchema, 'The place, or null without one', 401, 404, 422),
});
