import { type ClaimKind, claimKinds } from '@/contract/claims';
import { auditActions } from '@/contract/desk';
import { type LedgerReason, ledgerReasons } from '@/contract/ledger';

/** The kind of claim of this name, undefined for one that this version does not know; an upstream may be newer. */
export function findClaimKind(name: string): ClaimKind | undefined {
  return claimKinds.find((one) => one === name);
}

/** The action of the audit log of this name, undefined for one that this version does not know. */
export function findAuditAction(name: string): (typeof auditActions)[number] | undefined {
  return auditActions.find((one) => one === name);
}

/** The reason of a ledger line of this name, undefined for one that this version does not know, and for none. */
export function findLedgerReason(name: string | null | undefined): LedgerReason | undefined {
  return ledgerReasons.find((one) => one === name);
}
