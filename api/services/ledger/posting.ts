import type { LedgerReason } from '@/contract/ledger';

/** A movement of a user's Sikke: `amount` is positive for a credit and negative for a debit, whole, never 0. */
export interface Posting {
  readonly userId: string;
  readonly amount: number;
  readonly reason: LedgerReason;
  /** Names the event this is for: the same key never moves Sikke twice. */
  readonly idempotencyKey: string;
  readonly ref?: { readonly type: string; readonly id: string };
  /** Who did it, where that is not the user. */
  readonly actorId?: string;
  readonly note?: string;
}

/** A posting with what only the ledger itself decides. */
export interface FullPosting extends Posting {
  readonly earned: boolean;
  readonly reversalOf: number | null;
}
