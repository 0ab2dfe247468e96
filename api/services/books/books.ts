import { and, asc, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { BookName } from '@/contract/books';
import type { Database } from '../../db/client';
import { coinLedger } from '../../db/schema/coin-ledger';
import { lineHash } from '../ledger/line-hash';

/** A row of a book as its digest takes it: its number, and a text that stands for all of it. */
export interface BookRow {
  readonly id: number;
  readonly text: string;
}

/** Which rows of a book: behind a number, up to another one, the next ones first. */
interface Span {
  readonly after: number;
  readonly upTo: number;
  readonly most: number;
}

type Reading = Pick<Database, 'select' | 'execute'>;

/** A book: an append-only table whose rows are numbered. */
export interface Book {
  readonly name: BookName;
  readonly table: string;
  readonly read: (db: Reading, span: Span) => Promise<readonly BookRow[]>;
}

/** What a prize is stands with every move of it, so that it cannot become another one. */
const prize = sql`(select jsonb_build_array(c.user_id, c.position, c.prize, c.raffle_id, c.wager_event_id, c.period_id, c.event_id, c.hunt_id,
  c.tournament_id, c.created_at) from prize_claims c where c.id = claim_id)`;

/** Every book that a head covers (ADR 353). */
export const books: readonly Book[] = [
  { name: 'ledger', table: 'coin_ledger', read: readLedger },
  toBook('prizes', 'prize_moves', sql`claim_id, state, at, recorded_at, ${prize}`),
  toBook(
    'audit',
    'audit_log',
    sql`actor_id, action, subject, before, after, reason, request_id, created_at, position, prev_hash, hash`,
  ),
  toBook(
    'steps',
    'review_steps',
    sql`kind, subject_id, action, from_state, to_state, actor_id, by_team, text, created_at`,
  ),
  toBook('numbers', 'number_changes', sql`area, contest_id, line, field, before, after, source, role, at`),
  toBook('corrections', 'content_corrections', sql`kind, slug, text, corrected_at`),
];

/** The hash of a line is computed out of what the line says, never taken from beside it. */
async function readLedger(db: Reading, { after, upTo, most }: Span): Promise<readonly BookRow[]> {
  const rows = await db
    .select()
    .from(coinLedger)
    .where(and(gt(coinLedger.id, after), lte(coinLedger.id, upTo)))
    .orderBy(asc(coinLedger.id))
    .limit(most);
  return rows.map(({ id, hash: _, ...line }) => ({ id, text: lineHash(line) }));
}

/** A book whose rows are taken as the JSON text of their columns. */
function toBook(name: BookName, table: string, columns: SQL): Book {
  const read = async (db: Reading, { after, upTo, most }: Span) => {
    const { rows } = await db.execute<{ id: string; text: string }>(sql`
      select id, jsonb_build_array(${columns})::text as text from ${sql.identifier(table)}
      where id > ${after} and id <= ${upTo} order by id limit ${most}`);
    return rows.map(({ id, text }) => ({ id: Number(id), text }));
  };
  return { name, table, read };
}
