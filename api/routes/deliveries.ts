import {
  deliveriesAnswerSchema,
  deliveriesQuerySchema,
  deliverySummaryAnswerSchema,
} from '@/contract/deliveries';
import type { Api } from '../http/app-env';
import { keyedPublicRead, publicRead } from '../http/public-read';
import { listDeliveries } from '../services/deliveries/list-deliveries';
import { summarizeDeliveries } from '../services/deliveries/summarize-deliveries';

/** GET /prizes and /prizes/summary: every prize that was ever won, with its way to its winner. */
export function registerDeliveryRoutes(app: Api): void {
  app.openapi(list, async (c) => {
    const page = await listDeliveries(c.var.ctx, c.req.valid('query'));
    return c.json({ status: true, ...page }, 200);
  });
  app.openapi(summary, async (c) => {
    return c.json({ status: true, data: await summarizeDeliveries(c.var.ctx) }, 200);
  });
}

const tag = 'prizes';

const list = keyedPublicRead({
  path: '/prizes',
  tag,
  summary:
    'Every prize of every kind of contest, the last one won first; of a list, an area, a month or a sponsor',
  request: { query: deliveriesQuerySchema },
  answer: deliveriesAnswerSchema,
  description: 'One page of the prizes',
});

const summary = publicRead({
  path: '/prizes/summary',
  tag,
  summary: 'How many prizes are how far, how long they took, and how many were disputed',
  answer: deliverySummaryAnswerSchema,
  description: 'The summary',
});
