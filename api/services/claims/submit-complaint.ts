import type { ComplaintInput } from '@/contract/claim-inputs';
import type { ClaimStateWire } from '@/contract/claims';
import type { Writing } from '../../context';
import { complaints } from '../../db/schema/complaints';
import { activeSponsor } from '../sponsors/active-sponsor';
import { storeClaim } from './review/open-claim';

/** Opens a case; its number is the answer's `id`. 422 for a sponsor that is not there. */
export async function submitComplaint(
  writing: Writing,
  { userId, input }: { readonly userId: string; readonly input: ComplaintInput },
): Promise<ClaimStateWire> {
  const sponsor = input.sponsor ? await activeSponsor(writing.tx, input.sponsor) : null;
  const { type, department, subject } = input;
  const row = writing.tx
    .insert(complaints)
    .values({
      userId,
      sponsorId: sponsor?.id ?? null,
      ...{ type, department, subject },
      allowsPublic: sponsor !== null && input.allow_public,
      createdAt: new Date(writing.clock.now()),
    })
    .returning({ id: complaints.id });
  return storeClaim(writing, { kind: 'complaint', row, userId, text: input.message, files: input.file });
}
