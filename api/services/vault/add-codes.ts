import { eq } from 'drizzle-orm';
import type { AddedCodes } from '@/contract/vault';
import type { ServiceContext } from '../../context';
import { marketCodes } from '../../db/schema/market-codes';
import { marketItems } from '../../db/schema/market-items';
import { type Transaction, transact } from '../../db/transact';
import { invalidField, ServiceError } from '../../service-error';
import { addStock } from '../market/change-stock';

interface Filling {
  readonly slug: string;
  readonly codes: readonly string[];
  readonly actorId: string;
}

/**
 * Puts codes into the vault of an item, and as many onto its stock: all of them or none. 422 `unique` on the place of each one
 * (`codes.3`) that stands twice in the list or is in the vault already, used or not; `not_found`, 422 for an item of another type.
 */
export async function addCodes(ctx: ServiceContext, { slug, codes, actorId }: Filling): Promise<AddedCodes> {
  const { db, clock, vault, log } = ctx;
  assertDistinct(codes);
  const added = await transact(db, async (tx) => {
    const [item] = await tx.select().from(marketItems).where(eq(marketItems.slug, slug));
    if (!item) throw new ServiceError('not_found');
    if (item.type !== 'code') throw invalidField('codes', 'invalid');
    const createdAt = new Date(clock.now());
    const rows = codes.map((code) => ({
      itemId: item.id,
      sealed: vault.seal(code, `item:${item.id}`),
      fingerprint: vault.fingerprint(code),
      createdAt,
    }));
    await store(tx, rows);
    const restock = { itemId: item.id, by: rows.length, reason: 'restock', at: createdAt } as const;
    return { added: rows.length, stock: await addStock(tx, restock) };
  });
  log.info({ event: 'codes_added', slug, added: added.added, actorId }, 'codes were put into the vault');
  return added;
}

/** Whoever adds the same code at this moment is waited for: the constraint decides, and this one is refused as a whole. */
async function store(tx: Transaction, rows: readonly (typeof marketCodes.$inferInsert)[]): Promise<void> {
  const made = await tx
    .insert(marketCodes)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ fingerprint: marketCodes.fingerprint });
  if (made.length === rows.length) return;
  const isNew = new Set(made.map(({ fingerprint }) => fingerprint));
  throw repeated(rows.flatMap(({ fingerprint }, at) => (isNew.has(fingerprint) ? [] : [at])));
}

function assertDistinct(codes: readonly string[]): void {
  const places = codes.flatMap((code, at) => (codes.indexOf(code) < at ? [at] : []));
  if (places.length > 0) throw repeated(places);
}

function repeated(places: readonly number[]): ServiceError {
  const errors = Object.fromEntries(places.map((at) => [`codes.${at}`, ['unique'] as const]));
  return new ServiceError('validation_failed', { errors });
}
