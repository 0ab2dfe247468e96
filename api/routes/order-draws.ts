import { z } from '@hono/zod-openapi';
import { drawProofAnswerSchema } from '@/contract/draw-proof';
import { type OrderDrawKind, orderDrawKinds } from '@/contract/order-draws';
import { slugSchema } from '@/contract/slug';
import type { Api } from '../http/app-env';
import { keyedPublicRead } from '../http/public-read';
import { getOrderDraw } from '../services/order-draws/get-order-draw';

/** GET /{tournaments,bonus-hunts,events}/{slug}/draw: what an order by lot was computed from, of a bracket's seeds or among equals. */
export function registerOrderDrawRoutes(app: Api): void {
  for (const kind of orderDrawKinds)
    app.openapi(reads[kind], async (c) => {
      const data = await getOrderDraw(c.var.ctx, { kind, slug: c.req.valid('param').slug });
      return c.json({ status: true, data }, 200);
    });
}

const reads = {
  bracket: drawRead('tournaments', 'The draw of a bracket’s seeds'),
  hunt: drawRead('bonus-hunts', 'The draw among equal guesses of a hunt'),
  event: drawRead('events', 'The draw among equals of an event'),
} as const satisfies Record<OrderDrawKind, unknown>;

function drawRead<Area extends string>(area: Area, summary: string) {
  return keyedPublicRead({
    path: `/${area}/{slug}/draw`,
    tag: area,
    summary: `${summary}: everything it is computed from, as far as it is out`,
    request: { params: z.object({ slug: slugSchema }) },
    answer: drawProofAnswerSchema,
    description: 'Promise, list, seeds and order',
  });
}
