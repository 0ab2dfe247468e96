import { sql } from 'drizzle-orm';
import type { ComplaintInput } from '@/contract/claim-inputs';
import { type ClaimStateWire, claimStateSchema } from '@/contract/claims';
import { builtOnce } from '../../db/built-once';
import { complaints } from '../../db/schema/complaints';
import type { Transaction } from '../../db/transact';
import type { KeyedWriting, OnceFrom } from '../idempotency/answer-once';
import { activeSponsor } from '../sponsors/active-sponsor';
import { claimStatement, leaveClaim, nextNumber } from './review/leave-claim';

interface NewComplaint {
  readonly userId: string;
  readonly input: ComplaintInput;
}

/**
 * Opens a case, once for its key; its number is the answer's `id`. 422 for a sponsor that is not there. The number is drawn at the beginning, so that
 * everything else leaves with the commit; one that is refused, or was sent before, leaves a number that no case has.
 */
export function complaintOnce({ userId, input }: NewComplaint): OnceFrom<number, ClaimStateWire> {
  return {
    answer: claimStateSchema,
    open: ({ tx }) => nextNumber(tx, 'complaints'),
    run: (writing, id) => submit(writing, { id, userId, input }),
  };
}

async function submit(
  writing: KeyedWriting,
  { id, userId, input }: NewComplaint & { readonly id: number },
): Promise<ClaimStateWire> {
  const sponsor = input.sponsor ? await activeSponsor(writing.tx, input.sponsor) : null;
  const { type, department, subject } = input;
  const columns = { sponsorId: sponsor?.id ?? null, type, department, subject };
  const allowsPublic = sponsor !== null && input.allow_public;
  const claim = { id, userId, text: input.message, files: input.file, ...columns, allowsPublic };
  return leaveClaim(writing, stored, claim);
}

const named = sql.placeholder;

const stored = builtOnce((tx: Transaction) =>
  claimStatement(tx, {
    kind: 'complaint',
    row: tx
      .insert(complaints)
      .values({
        ...{ id: named('id'), userId: named('userId'), sponsorId: named('sponsorId'), type: named('type') },
        ...{
          department: named('department'),
          subject: named('subject'),
          allowsPublic: named('allowsPublic'),
        },
        createdAt: sql`${named('createdAt')}::timestamptz`,
      })
      .returning({ id: complaints.id }),
  }),
);
