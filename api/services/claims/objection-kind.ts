import { eq, inArray } from 'drizzle-orm';
import type { Writing } from '../../context';
import { objections } from '../../db/schema/objections';
import { ServiceError } from '../../service-error';
import { findLine } from '../number-origins/find-line';
import { numberAreaRecords } from '../number-origins/number-areas';
import { commonMoves, openStates } from './review/common-moves';
import type { ReviewKind } from './review/review-kind';

type Objection = typeof objections.$inferSelect;

/**
 * Objections to a line of a race, a tournament, a hunt or a leaderboard. Right or not, the team says in words why, and everybody reads that on the
 * contest's page of numbers; what was right keeps how the line stands then beside how it stood before (ADR 351).
 */
export const objectionKind: ReviewKind = {
  kind: 'objection',
  table: objections,
  columns: {
    id: objections.id,
    userId: objections.userId,
    sponsorId: null,
    state: objections.state,
    createdAt: objections.createdAt,
    waitingSince: objections.waitingSince,
    decidedAt: objections.decidedAt,
  },
  open: openStates,
  isForSupport: false,
  moves: { ...commonMoves, approve: { ...commonMoves.approve, needsText: true } },
  effect: async (writing, { id }, { action, text }) => {
    if (action === 'reject') return { columns: { answer: text } };
    if (action !== 'approve') return {};
    const [objection] = await writing.tx.select().from(objections).where(eq(objections.id, id));
    if (!objection) throw new ServiceError('not_found');
    const after = await readNow(writing, objection);
    return { columns: { answer: text, after: after && JSON.stringify(after) } };
  },
  describe: async (db, ids) => {
    const rows = await db
      .select()
      .from(objections)
      .where(inArray(objections.id, [...ids]));
    return new Map(rows.map((row) => [row.id, toDetails(row)]));
  },
  about: () => ({ type: 'objections' }),
};

/** The line that was objected to, as it stands at the decision; null where one was missing. */
async function readNow({ tx }: Writing, { area, slug, line: key }: Objection) {
  const record = numberAreaRecords[area];
  const contest = await record.find(tx, slug);
  if (!contest || key === null) return null;
  const line = record.lineOf ? await record.lineOf(tx, contest, key) : key;
  return line === null ? null : findLine(tx, record, { contest, line });
}

function toDetails({ area, slug, reason, before }: Objection) {
  return { numbers: { area, slug }, objection: reason, ...(before ? { disputed_line: before } : {}) };
}
