import 'server-only';
import { type ClaimKind, type ClaimWire, claimAnswerSchema, claimsAnswerSchema } from '@/contract/claims';
import { cursorSchema } from '@/contract/page';
import { readOwn } from './read-own';

/** A page of claims. */
export interface ClaimPage<Claim = ClaimWire> {
  readonly claims: readonly Claim[];
  readonly nextCursor: string | null;
}

/**
 * A page of the viewer's own claims of a kind, newest first; `null` for a cursor that is none, nothing where the upstream has no such
 * area (D27).
 */
export async function listOwnClaims(kind: ClaimKind, cursor?: string): Promise<ClaimPage | null> {
  if (!isCursor(cursor)) return null;
  const query = cursor === undefined ? '' : `?cursor=${cursor}`;
  return toPage(await readOwn(`/claims/${kind}/own${query}`, claimsAnswerSchema), cursor);
}

/** One of the viewer's own claims; `null` for another's and for none. */
export async function findOwnClaim(kind: ClaimKind, id: string): Promise<ClaimWire | null> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  return (await readOwn(`/claims/${kind}/${id}`, claimAnswerSchema))?.data ?? null;
}

interface Answer<Claim> {
  readonly data: readonly Claim[];
  readonly next_cursor?: string | null | undefined;
}

/** A first page that is not there is an area without entries, a later one no page. */
function toPage<Claim>(answer: Answer<Claim> | null, cursor: string | undefined): ClaimPage<Claim> | null {
  if (answer) return { claims: answer.data, nextCursor: answer.next_cursor ?? null };
  return cursor === undefined ? { claims: [], nextCursor: null } : null;
}

function isCursor(cursor: string | undefined): boolean {
  return cursor === undefined || cursorSchema.safeParse(cursor).success;
}
