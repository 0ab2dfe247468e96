import 'server-only';
import { cursorSchema } from '@/contract/page';
import {
  type RedeemChannel,
  type RedeemCodeState,
  type RedeemCodeWire,
  redeemChannels,
  redeemCodeStates,
  redeemCodesAnswerSchema,
} from '@/contract/redeem-codes';
import { readOwn } from './read-own';

/** A redeem code as admins see it; `amount` in whole Sikke, times ISO. */
export interface RedeemCode {
  readonly id: number;
  readonly title: string;
  readonly channel: RedeemChannel;
  readonly amount: number;
  readonly used: number;
  readonly maxUses: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly state: RedeemCodeState;
  readonly madeBy: string | null;
}

/** A page of redeem codes. */
export interface RedeemCodePage {
  readonly codes: readonly RedeemCode[];
  readonly nextCursor: string | null;
}

/** A page of the redeem codes, newest first, for admins alone; `null` for a cursor that is none. */
export async function listRedeemCodes(cursor: string | null): Promise<RedeemCodePage | null> {
  if (cursor !== null && !cursorSchema.safeParse(cursor).success) return null;
  const path = cursor === null ? '/codes' : (`/codes?cursor=${cursor}` as const);
  const answer = await readOwn(path, redeemCodesAnswerSchema);
  if (!answer) return cursor === null ? { codes: [], nextCursor: null } : null;
  return { codes: answer.data.map(toCode), nextCursor: answer.next_cursor ?? null };
}

function toCode(wire: RedeemCodeWire): RedeemCode {
  return {
    id: wire.id,
    title: wire.title,
    channel: redeemChannels.find((known) => known === wire.channel) ?? 'stream',
    amount: wire.amount,
    used: wire.used,
    maxUses: wire.max_uses,
    startsAt: wire.starts_at,
    endsAt: wire.ends_at,
    state: redeemCodeStates.find((known) => known === wire.state) ?? 'over',
    madeBy: wire.made_by ?? null,
  };
}
