import { sql } from 'drizzle-orm';
import type { ComplaintInput } from '@/contract/claim-inputs';
import { type ClaimStateWire, claimStateSchema } from '@/contract/claims';
import type { Writing } from '../../context';
import { complaints } from '../../db/schema/complaints';
import { sponsors } from '../../db/schema/sponsors';
import type { Once } from '../idempotency/answer-once';
import { oneStatement } from '../idempotency/one-statement';
import { activeSponsor, isActiveNamed } from '../sponsors/active-sponsor';
import { claimAnswerIn, firstStepIn, storeClaim } from './review/open-claim';

interface NewComplaint {
  readonly userId: string;
  readonly input: ComplaintInput;
}

/** Opens a case, once for its key; its number is the answer's `id`. 422 for a sponsor that is not there. One without pictures is one statement. */
export function complaintOnce({ userId, input }: NewComplaint): Once<ClaimStateWire> {
  const hasPictures = input.file.length > 0;
  return {
    answer: claimStateSchema,
    run: (writing) => submit(writing, { userId, input }),
    inOne: hasPictures ? undefined : inOne({ ...toColumns(input), text: input.message }),
  };
}

async function submit(writing: Writing, { userId, input }: NewComplaint): Promise<ClaimStateWire> {
  const { sponsor, ...columns } = toColumns(input);
  const sponsorId = sponsor === null ? null : (await activeSponsor(writing.tx, sponsor)).id;
  const row = writing.tx
    .insert(complaints)
    .values({ userId, sponsorId, ...columns, createdAt: new Date(writing.clock.now()) })
    .returning({ id: complaints.id });
  return storeClaim(writing, { kind: 'complaint', row, userId, text: input.message, files: input.file });
}

function toColumns({ type, department, subject, sponsor, allow_public }: ComplaintInput) {
  const allowsPublic = sponsor !== undefined && allow_public;
  return { type, department, subject, sponsor: sponsor ?? null, allowsPublic };
}

const named = sql.placeholder;
const itsSponsor = sql`select ${sponsors.id} from ${sponsors} where ${isActiveNamed(named('sponsor'))}`;

const inOne = oneStatement({
  table: complaints,
  when: sql`${named('sponsor')}::text is null or exists (${itsSponsor})`,
  answer: claimAnswerIn,
  writes: [
    sql`insert into ${complaints} (id, user_id, sponsor_id, type, department, subject, allows_public, created_at)
      select id, ${named('userId')}::uuid, (${itsSponsor}), ${named('type')}, ${named('department')}, ${named('subject')},
        ${named('allowsPublic')}::boolean, ${named('createdAt')}::timestamptz from fresh`,
    firstStepIn('complaint'),
  ],
});
