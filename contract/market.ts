import { z } from 'zod';
import { envelope } from './envelope';
import { pageOf, pageQuerySchema } from './page';
import { checkSchema, requirementNames, requirementsSchema } from './requirements';
import { slugSchema } from './slug';
import { sponsorRefSchema } from './sponsors';

/** What can be had for Sikke, in the order the site shows its filters. */
export const marketTypes = ['sponsor_bonus', 'free_spin', 'code', 'physical', 'ticket', 'perk'] as const;
/** One of the kinds. */
export type MarketType = (typeof marketTypes)[number];

/** States of an item that is shown: `sold_out` comes back with a restock, `paused` when the operator says so. */
export const shownMarketStates = ['active', 'sold_out', 'paused'] as const;
/** One of the shown states. */
export type ShownMarketState = (typeof shownMarketStates)[number];

/**
 * An item of the market. `price` in whole Sikke; `stock` null is unlimited; `per_user_limit` null is as many as one likes;
 * `visible_to` is when it leaves the shelf (null never); `cooldown_h` is the pause between two orders of one member, `delivery_h` how long delivery takes at most, in hours.
 */
export const marketItemSchema = z.object({
  slug: z.string().min(1),
  title: z.string().min(1),
  type: z.string(),
  price: z.number().int().min(0),
  stock: z.number().int().min(0).nullish(),
  state: z.string(),
  image: z.string().nullish(),
  sponsor: sponsorRefSchema.nullish(),
  summary: z.string().nullish(),
  visible_to: z.string().nullish(),
});
/** An item as a list shows it. */
export type MarketItemWire = z.infer<typeof marketItemSchema>;

/** GET /market: every type, or one. */
export const marketQuerySchema = pageQuerySchema.extend({ type: z.enum(marketTypes).optional() });
/** The answer of GET /market. */
export const marketAnswerSchema = pageOf(marketItemSchema);

/** A line of an item's public stock log, the newest first. */
export const stockChangeSchema = z.object({
  change: z.number().int(),
  stock_after: z.number().int().min(0),
  reason: z.string(),
  note: z.string().nullish(),
  created_at: z.string(),
});

/**
 * An item with everything that is public about it. `is_over` says that it was on the shelf and is sold no more: it stands in no list,
 * and its page is kept for the orders and links that lead there.
 */
export const marketDetailSchema = marketItemSchema.extend({
  is_over: z.boolean().nullish(),
  description: z.string().nullish(),
  per_user_limit: z.number().int().nullish(),
  cooldown_h: z.number().int().nullish(),
  delivery_h: z.number().int().nullish(),
  requirements: requirementsSchema.nullish(),
  stock_log: z.array(stockChangeSchema).nullish(),
});
/** An item with everything that is public about it. */
export type MarketDetailWire = z.infer<typeof marketDetailSchema>;
/** The path of one item. */
export const marketItemParamsSchema = z.object({ slug: slugSchema });
/** The answer of GET /market/{slug}. */
export const marketDetailAnswerSchema = envelope(marketDetailSchema);

/** What keeps a member from ordering, or would: one line of the checklist. */
export const marketChecks = [...requirementNames, 'per_user_limit', 'cooldown', 'balance'] as const;

/**
 * GET /market/{slug}/me, `data`: the member's own checklist. `missing` is how many Sikke lack, `ready_at` when a cooldown
 * or a membership is old enough, `used` how many of `per_user_limit` are gone; `site_username` is the member's account at the item's
 * sponsor, where one is linked.
 */
export const marketEligibilitySchema = z.object({
  balance: z.number().int(),
  missing: z.number().int().min(0),
  used: z.number().int().min(0),
  checks: z.array(checkSchema),
  site_username: z.string().nullish(),
  raffle: z.object({ slug: z.string(), title: z.string(), ends_at: z.string() }).nullish(),
});
/** The member's own checklist. */
export type MarketEligibilityWire = z.infer<typeof marketEligibilitySchema>;
/** The answer of GET /market/{slug}/me. */
export const marketEligibilityAnswerSchema = envelope(marketEligibilitySchema);
