import { z } from 'zod';
import { envelope } from './envelope';
import { line } from './line';
import { pageOf, pageQuerySchema } from './page';

/**
 * How far an order is. Its Sikke are taken when it is made (`pending`), stay taken when it is `delivered`, and come back when it is
 * `rejected` or `cancelled`. `reserved` and `approved` stand between: taken, and not yet delivered.
 */
export const orderStates = ['reserved', 'pending', 'approved', 'delivered', 'rejected', 'cancelled'] as const;
/** One of the states. */
export type OrderState = (typeof orderStates)[number];

/** What a delivery by post needs, all of it. */
export const addressFields = ['name', 'surname', 'phone', 'address', 'city', 'country', 'zipcode'] as const;

/**
 * POST /market/{slug}/orders. `expected_price` is the price the member saw: never charged, only compared (T-LED-6). Which of the
 * other fields must be there goes by the item's type: `site_username` for what a sponsor delivers where no verified account is linked,
 * the address for what is sent, `content` for a wish that comes with a perk.
 */
export const orderInputSchema = z.object({
  expected_price: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  site_username: line(60).optional(),
  content: line(300).optional(),
  name: line(60).optional(),
  surname: line(60).optional(),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()-]{7,24}$/)
    .optional(),
  address: line(300).optional(),
  city: line(60).optional(),
  country: line(60).optional(),
  zipcode: z
    .string()
    .trim()
    .regex(/^[\dA-Za-z -]{3,12}$/)
    .optional(),
});
/** The input of POST /market/{slug}/orders. */
export type OrderInput = z.infer<typeof orderInputSchema>;

/**
 * An order as its member sees it. `price` in whole Sikke, as it was taken; `due_at` is when delivery is promised; `reason` says why it
 * was rejected, `note` what was delivered; `tickets` are the first and last number that it brought in a draw, which is named; `has_code` says that GET /user/orders/{id} shows one.
 */
export const orderSchema = z.object({
  id: z.uuid(),
  item: z.object({
    slug: z.string(),
    title: z.string(),
    type: z.string(),
    image: z.string().nullish(),
  }),
  price: z.number().int(),
  state: z.string(),
  can_cancel: z.boolean(),
  created_at: z.string(),
  decided_at: z.string().nullish(),
  due_at: z.string().nullish(),
  reason: z.string().nullish(),
  note: z.string().nullish(),
  site_username: z.string().nullish(),
  content: z.string().nullish(),
  has_code: z.boolean(),
  tickets: z
    .object({
      raffle: z.string(),
      raffle_title: z.string().nullish(),
      from: z.number().int(),
      to: z.number().int(),
    })
    .nullish(),
});
/** An order as its member sees it. */
export type OrderWire = z.infer<typeof orderSchema>;

/** GET /user/orders/{id}: with what only its member may see. */
export const orderDetailSchema = orderSchema.extend({
  address: z.record(z.string(), z.string()).nullish(),
  code: z.string().nullish(),
});
/** An order with what only its member may see. */
export type OrderDetailWire = z.infer<typeof orderDetailSchema>;

/** The states of an order that is neither handed over nor given back. */
export const openOrderStates = ['reserved', 'pending', 'approved'] as const satisfies readonly OrderState[];

/** The query of GET /user/orders: all, or those that are open. */
export const ordersQuerySchema = pageQuerySchema.extend({ view: z.enum(['open']).optional() });

/** The path of one order. */
export const orderParamsSchema = z.object({ id: z.uuid() });
/** The answer of a write that makes or changes an order. */
export const orderAnswerSchema = envelope(orderSchema);
/** The answer of GET /user/orders, newest first. */
export const ordersAnswerSchema = pageOf(orderSchema);
/** The answer of GET /user/orders/{id}. */
export const orderDetailAnswerSchema = envelope(orderDetailSchema);
