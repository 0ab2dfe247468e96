import { type LedgerReason, ledgerReasons } from '@/contract/ledger';

/** The reason with this name, `null` for one that the site has no word for (`statement.reasons`). */
export function findLedgerReason(name: string): LedgerReason | null {
  return ledgerReasons.find((known) => known === name) ?? null;
}
