import { z } from 'zod';
import { envelope } from './envelope';
import { line } from './line';

/** POST /market/{slug}/codes: codes for the vault, each once an item. All are taken or none: a code that is there already is 422 on its place. */
export const addCodesInputSchema = z.object({ codes: z.array(line(200)).min(1).max(500) });
/** POST /market/{slug}/codes, `data`: how many were added, and the stock after. */
export const addedCodesSchema = z.object({ added: z.number().int(), stock: z.number().int().nullable() });
/** What adding codes came to. */
export type AddedCodes = z.infer<typeof addedCodesSchema>;
/** The answer of POST /market/{slug}/codes. */
export const addCodesAnswerSchema = envelope(addedCodesSchema);

/** An item whose codes lie in the vault: how many are left, how many were given to orders, when the last ones came. No code itself. */
export const vaultItemSchema = z.object({
  slug: z.string(),
  title: z.string(),
  state: z.string(),
  stock: z.number().int().nullable(),
  free: z.number().int().min(0),
  used: z.number().int().min(0),
  filled_at: z.string().nullable(),
});
/** An item whose codes lie in the vault. */
export type VaultItemWire = z.infer<typeof vaultItemSchema>;
/** The answer of GET /vault. */
export const vaultAnswerSchema = envelope(z.array(vaultItemSchema));
