import 'server-only';
import {
  type ClaimKind,
  type ClaimWire,
  claimAnswerSchema,
  claimsAnswerSchema,
  type ReviewWire,
  reviewsAnswerSchema,
} from '@/contract/claims';
import { readOwn } from './read-own';

/** The viewer's own newest claims of a kind; none where the upstream has no such area (D27). */
export async function listOwnClaims(kind: ClaimKind): Promise<readonly ClaimWire[]> {
  return (await readOwn(`/claims/${kind}/own`, claimsAnswerSchema))?.data ?? [];
}

/** One of the viewer's own claims; `null` for another's and for none. */
export async function findOwnClaim(kind: ClaimKind, id: string): Promise<ClaimWire | null> {
  if (!/^[1-9]\d{0,14}$/.test(id)) return null;
  return (await readOwn(`/claims/${kind}/${id}`, claimAnswerSchema))?.data ?? null;
}

/** What of a kind waits for the viewer's decision, longest first. Ask for it only for who reviews: anybody else is refused upstream. */
export async function listReviews(kind: ClaimKind): Promise<readonly ReviewWire[]> {
  return (await readOwn(`/reviews/${kind}`, reviewsAnswerSchema))?.data ?? [];
}
