import { z } from 'zod';
import { envelope } from './envelope';
import { line } from './line';
import { marketTypes } from './market';
import { pageOf, pageQuerySchema } from './page';

/** POST /market/{slug}/codes: codes for the vault, each once an item. All are taken or none: a code that is there already is 422 on its place. */
export const addCodesInputSchema = z.object({ codes: z.array(line(200)).min(1).max(500) });
/** POST /market/{slug}/codes, `data`: how many were added, and the stock after. */
export const addedCodesSchema = z.object({ added: z.number().int(), stock: z.number().int().nullable() });
/** What adding codes came to. */
export type AddedCodes = z.infer<typeof addedCodesSchema>;
/** The answer of POST /market/{slug}/codes. */
export const addCodesAnswerSchema = envelope(addedCodesSchema);

/** What of the shelf is asked for: everything, what is delivered as codes, what is about to run out, and what has. */
export const stockLists = ['all', 'codes', 'low', 'sold_out'] as const;
/** One of the lists. */
export type StockList = (typeof stockLists)[number];

/** Below so many an item is about to run out. */
export const lowStock = 5;

/** GET /desk/market: the items of one of the lists, or those whose words begin as the words of `q`. */
export const stockQuerySchema = pageQuerySchema.extend({
  list: z.enum(stockLists).default('all'),
  q: line(120).optional(),
});
/** The query of GET /desk/market. */
export type StockQuery = z.infer<typeof stockQuerySchema>;

/**
 * An item of the market as who keeps its stock sees it. `stock` null is without a limit. `free` and `given` count the codes of its vault,
 * null for an item that has none; `filled_at` is when the last ones came. No code itself. `open_orders` wait for a delivery.
 */
export const stockItemSchema = z.object({
  slug: z.string(),
  title: z.string(),
  type: z.enum(marketTypes),
  state: z.string(),
  price: z.number().int(),
  stock: z.number().int().nullable(),
  free: z.number().int().min(0).nullable(),
  given: z.number().int().min(0).nullable(),
  filled_at: z.string().nullable(),
  open_orders: z.number().int().min(0),
});
/** An item of the market as who keeps its stock sees it. */
export type StockItemWire = z.infer<typeof stockItemSchema>;
/** The answer of GET /desk/market, the newest item first. */
export const stockAnswerSchema = pageOf(stockItemSchema);
