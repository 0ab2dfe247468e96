import 'server-only';
import {
  type RedeemChannel,
  type RedeemCodeState,
  type RedeemCodeWire,
  redeemChannels,
  redeemCodeStates,
  redeemCodesAnswerSchema,
  redeemCodesQuerySchema,
} from '@/contract/redeem-codes';
import { readOwn } from './read-own';

/** A redeem code as admins see it; `amount` in whole Sikke, times ISO. */
export interface RedeemCode {
  readonly id: number;
  /** Names those that were made together with it. */
  readonly batch: number | null;
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

/** A page of the redeem codes, newest first, for admins alone; nothing for a query that is none. */
export async function listRedeemCodes(asked: Readonly<Record<string, string>>): Promise<RedeemCodePage> {
  if (!redeemCodesQuerySchema.safeParse(asked).success) return { codes: [], nextCursor: null };
  const answer = await readOwn(`/codes?${new URLSearchParams(asked)}`, redeemCodesAnswerSchema);
  return { codes: answer?.data.map(toCode) ?? [], nextCursor: answer?.next_cursor ?? null };
}

function toCode(wire: RedeemCodeWire): RedeemCode {
  return {
    id: wire.id,
    batch: wire.batch ?? null,
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
