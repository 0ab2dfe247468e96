import { z } from 'zod';
import { line } from './line';
import { orderSchema } from './market-orders';
import { pageOf, pageQuerySchema } from './page';

/**
 * The lists of who delivers orders: what waits (`open`), of that what was taken on (`approved`), what was handed over and what was
 * refused. An order that delivers itself is in none of them.
 */
export const orderLists = ['open', 'approved', 'delivered', 'rejected'] as const;
/** One of the lists. */
export type OrderListName = (typeof orderLists)[number];

/** GET /orders: what waits comes oldest first, what is decided latest first. */
export const orderQueueQuerySchema = pageQuerySchema.extend({ list: z.enum(orderLists).default('open') });

/** An order as who delivers it sees it: with its member, where it goes, and who decided. Nobody decides their own (`is_own`). */
export const queuedOrderSchema = orderSchema.extend({
  username: z.string(),
  is_own: z.boolean(),
  sponsor: z.string().nullish(),
  address: z.record(z.string(), z.string()).nullish(),
  decided_by: z.string().nullish(),
});
/** An order as who delivers it sees it. */
export type QueuedOrderWire = z.infer<typeof queuedOrderSchema>;
/** The answer of GET /orders. */
export const orderQueueAnswerSchema = pageOf(queuedOrderSchema);

/**
 * POST /orders/{id}/decision: `reason` belongs to a rejection, which needs one, `note` to a delivery: what was delivered, or how it is
 * found. The member reads both.
 */
export const orderDecisionSchema = z.object({
  decision: z.enum(['approve', 'deliver', 'reject']),
  reason: line(300).optional(),
  note: line(300).optional(),
});
/** The input of POST /orders/{id}/decision. */
export type OrderDecision = z.infer<typeof orderDecisionSchema>;
