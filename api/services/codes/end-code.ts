import { and, eq, gt } from 'drizzle-orm';
import type { RedeemCodeWire } from '@/contract/redeem-codes';
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
  const isOn = and(eq(redeemCodes.isActive, true), gt(redeemCodes.endsAt, new Date(now)));
  const ended = await db
    .update(redeemCodes)
    .set({ isActive: false })
    .where(and(eq(redeemCodes.id, id), isOn))
    .returning({ id: redeemCodes.id });
  const [row] = await selectCodes(db).where(eq(redeemCodes.id, id));
  if (!row) throw new ServiceError('not_found');
  if (ended.length === 0) throw new ServiceError('conflict');
  log.info({ event: 'redeem_code_ended', id, actorId }, 'a redeem code was ended');
  return toCodeWire(row, now);
}
