import { eq, sql } from 'drizzle-orm';
import type { ClaimStateWire } from '@/contract/claims';
import { type ObjectionInput, objectionHours } from '@/contract/number-origins';
import type { Writing } from '../../context';
import { isUniqueViolation } from '../../db/is-unique-violation';
import { objections } from '../../db/schema/objections';
import { wagerEvents } from '../../db/schema/wager-events';
import { invalidField, ServiceError } from '../../service-error';
import { findLine } from '../number-origins/find-line';
import type { NumberAreaRecord, Numbered } from '../number-origins/number-area';
import { numberAreaRecords } from '../number-origins/number-areas';
import { openClaim } from './review/open-claim';

/**
 * Hands in an objection to a line: it is kept as it stands now. `not_found` for a contest that is not there, `conflict` where no objection is heard (any
 * more) or where the member has an open one of the same contest, 422 on `line` for none of its lines.
 */
export async function submitObjection(
  writing: Writing,
  { userId, input }: { readonly userId: string; readonly input: ObjectionInput },
): Promise<ClaimStateWire> {
  const { area, slug, reason, message } = input;
  const record = numberAreaRecords[area];
  const contest = await record.find(writing.tx, slug);
  if (!contest) throw new ServiceError('not_found');
  if (!isHeard(contest, writing.clock.now())) throw new ServiceError('conflict');
  const found = await findObjected(writing, record, contest, input.line ?? null);
  const stored = await store(writing, { userId, area, slug, reason, ...found });
  if (area === 'wager_event') await holdTheResult(writing, contest.id);
  return openClaim(writing, { kind: 'objection', id: stored, userId, text: message, files: [] });
}

function isHeard({ heardFrom, heardUntil }: Numbered, now: number): boolean {
  return (
    heardFrom !== null && heardUntil !== null && heardFrom.getTime() <= now && now < heardUntil.getTime()
  );
}

async function findObjected(
  { tx }: Writing,
  record: NumberAreaRecord,
  contest: Numbered,
  line: string | null,
) {
  if (line === null) return { line: null, before: null };
  const before = await findLine(tx, record, { contest, line });
  const key = record.keyOf ? await record.keyOf(tx, contest, line) : line;
  if (before === null || key === null) throw invalidField('line', 'invalid');
  return { line: key, before };
}

async function store({ tx, clock }: Writing, values: Omit<typeof objections.$inferInsert, 'createdAt'>) {
  const stored = await tx
    .insert(objections)
    .values({ ...values, createdAt: new Date(clock.now()) })
    .returning({ id: objections.id })
    .catch((error) => {
      throw isUniqueViolation(error) ? new ServiceError('conflict') : error;
    });
  return stored[0]?.id ?? 0;
}

/** The result of a race waits for the answer: its end moves as far as the team has time to say something. */
async function holdTheResult({ tx, clock }: Writing, eventId: number): Promise<void> {
  const until = new Date(clock.now() + objectionHours * 3_600_000).toISOString();
  await tx
    .update(wagerEvents)
    .set({ disputeUntil: sql`greatest(${wagerEvents.disputeUntil}, ${until}::timestamptz)` })
    .where(eq(wagerEvents.id, eventId));
}
