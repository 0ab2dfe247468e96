import { checkChain, checkSaved } from '@/api/services/books/check-heads';
import type { BooksVerdict } from '@/api/services/books/verify-books';
import type { BookHeadWire } from '@/contract/books';
import { readHeads } from './read-heads';

/** Where a site of this product publishes its heads. */
const file = '/seffaflik/defter-ozetleri.json';

/** Compares what a site publishes with heads that were kept: whoever has no database can do it. */
export async function checkPublished(site: string, saved: readonly BookHeadWire[]): Promise<BooksVerdict> {
  const heads = await readHeads(new URL(file, site).href);
  const faults = [...checkChain(heads), ...saved.flatMap((one) => checkSaved(heads, one))];
  return { heads: heads.length, last: heads.at(-1) ?? null, faults };
}
