import { and, eq, gt } from 'drizzle-orm';
import type { z } from 'zod';
import type { endedCodesSchema, RedeemCodeWire } from '@/contract/redeem-codes';
import type { ServiceContext } from '../../context';
import { redeemCodes } from '../../db/schema/redeem-codes';
import { ServiceError } from '../../service-error';
import { selectCodes, toCodeWire } from './code-rows';

/** Ends a redeem code before its time: from then on it is none. `not_found`, `conflict` where it is over already. */
export async function endCode(
  ctx: ServiceContext,
  { actorId, id }: { readonly actorId: string; readonly id: number },
): Promise<RedeemCodeWire> {
  const { db, clock, log } = ctx;
  const now = clock.now();
  const ended = await db
    .update(redeemCodes)
    .set({ isActive: false })
    .where(and(eq(redeemCodes.id, id), isOnAt(now)))
    .returning({ id: redeemCodes.id });
  const [row] = await selectCodes(db).where(eq(redeemCodes.id, id));
  if (!row) throw new ServiceError('not_found');
  if (ended.length === 0) throw new ServiceError('conflict');
  log.info({ event: 'redeem_code_ended', id, actorId }, 'a redeem code was ended');
  return toCodeWire(row, now);
}

/** Ends those that were made together with a code, as far as they are on. One that was made alone is its own batch. `not_found`, `conflict` where none is on any more. */
export async function endBatch(
  { db, clock, log }: ServiceContext,
  { actorId, id }: { readonly actorId: string; readonly id: number },
): Promise<z.infer<typeof endedCodesSchema>> {
  const { batchId } = redeemCodes;
  const [code] = await db.select({ batch: batchId }).from(redeemCodes).where(eq(redeemCodes.id, id));
  if (!code) throw new ServiceError('not_found');
  const isOfIt = code.batch === null ? eq(redeemCodes.id, id) : eq(batchId, code.batch);
  const ended = await db
    .update(redeemCodes)
    .set({ isActive: false })
    .where(and(isOfIt, isOnAt(clock.now())))
    .returning({ id: redeemCodes.id });
  if (ended.length === 0) throw new ServiceError('conflict');
  log.info(
    { event: 'redeem_codes_ended', id, count: ended.length, actorId },
    'a batch of redeem codes was ended',
  );
  return { ended: ended.length };
}

function isOnAt(now: number) {
  return and(eq(redeemCodes.isActive, true), gt(redeemCodes.endsAt, new Date(now)));
}
