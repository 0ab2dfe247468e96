import 'server-only';
import { type StockItemWire, stockAnswerSchema, stockQuerySchema } from '@/contract/vault';
import { readOwn } from './read-own';

/** A page of the market's items as who keeps their stock sees them. */
export interface StockPage {
  readonly items: readonly StockItemWire[];
  readonly nextCursor: string | null;
}

/** A page of items, the newest first; nothing for a query that is none, and where the upstream has no such list. */
export async function listStock(asked: Readonly<Record<string, string>>): Promise<StockPage> {
  if (!stockQuerySchema.safeParse(asked).success) return { items: [], nextCursor: null };
  const answer = await readOwn(`/desk/market?${new URLSearchParams(asked)}`, stockAnswerSchema);
  return { items: answer?.data ?? [], nextCursor: answer?.next_cursor ?? null };
}
