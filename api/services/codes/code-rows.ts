import { eq } from 'drizzle-orm';
import type { RedeemCodeState, RedeemCodeWire } from '@/contract/redeem-codes';
import type { Database } from '../../db/client';
import { redeemCodes } from '../../db/schema/redeem-codes';
import { users } from '../../db/schema/users';

/** Redeem codes with who made them; add the condition, and make each row the wire with `toCodeWire`. */
export function selectCodes(db: Pick<Database, 'select'>) {
  return db
    .select({ code: redeemCodes, madeBy: users.username })
    .from(redeemCodes)
    .leftJoin(users, eq(users.id, redeemCodes.createdBy))
    .$dynamic();
}

/** A row of `selectCodes`. */
export type CodeRow = Awaited<ReturnType<typeof selectCodes>>[number];

/** A redeem code as who makes them sees it at a moment (milliseconds), without its hash. */
export function toCodeWire({ code, madeBy }: CodeRow, now: number): RedeemCodeWire {
  return {
    id: code.id,
    batch: code.batchId,
    title: code.title,
    channel: code.channel,
    amount: code.amount,
    used: code.usedCount,
    max_uses: code.maxUses,
    starts_at: code.startsAt.toISOString(),
    ends_at: code.endsAt.toISOString(),
    state: toState(code, now),
    made_by: madeBy,
    created_at: code.createdAt.toISOString(),
  };
}

function toState(code: CodeRow['code'], now: number): RedeemCodeState {
  if (!code.isActive) return 'ended';
  if (code.endsAt.getTime() <= now) return 'over';
  if (code.usedCount >= code.maxUses) return 'used_up';
  return code.startsAt.getTime() > now ? 'upcoming' : 'running';
}
