import { z } from '@hono/zod-openapi';
import {
  eventAnswerSchema,
  eventStandingsAnswerSchema,
  eventsAnswerSchema,
  eventsQuerySchema,
} from '@/contract/events';
import { pageQuerySchema } from '@/contract/page';
import { slugSchema } from '@/contract/slug';
import type { Api } from '../http/app-env';
import { keyedPublicRead } from '../http/public-read';
import { getEvent } from '../services/events/get-event';
import { listEventStandings } from '../services/events/list-event-standings';
import { listEvents } from '../services/events/list-events';

/** GET /events, one event, and the ranking of one. */
export function registerEventRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    return c.json({ status: true, ...(await listEvents(c.var.ctx, c.req.valid('query'))) }, 200);
  });
  app.openapi(one, async (c) => {
    return c.json({ status: true, data: await getEvent(c.var.ctx, c.req.valid('param').slug) }, 200);
  });
  app.openapi(ranking, async (c) => {
    const asked = { ...c.req.valid('param'), ...c.req.valid('query') };
    return c.json({ status: true, ...(await listEventStandings(c.var.ctx, asked)) }, 200);
  });
}

const slug = z.object({ slug: slugSchema });

const list = keyedPublicRead({
  path: '/events',
  tag: 'events',
  summary: 'The events that are on, upcoming or past; or all of a type, newest first',
  request: { query: eventsQuerySchema },
  answer: eventsAnswerSchema,
  description: 'A page of events',
});

const one = keyedPublicRead({
  path: '/events/{slug}',
  tag: 'events',
  summary: 'An event: rules, games, and the first page of its ranking',
  request: { params: slug },
  answer: eventAnswerSchema,
  description: 'The event',
});

const ranking = keyedPublicRead({
  path: '/events/{slug}/standings',
  tag: 'events',
  summary: 'The ranking of an event: each member’s best approved entry, the earlier one at a tie',
  request: { params: slug, query: pageQuerySchema },
  answer: eventStandingsAnswerSchema,
  description: 'A page of the ranking',
});
