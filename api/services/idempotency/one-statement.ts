import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { builtOnce } from '../../db/built-once';
import type { Database } from '../../db/client';
import { type Counting, countedAlong, countValues, leftMs, type Use } from '../../db/count-uses';
import { idempotentAnswers } from '../../db/schema/idempotent-answers';
import { limitPassed } from '../../limits';

/** Who asks for what: the key, and a hash of everything that must be the same when it comes again. */
export interface KeyedRequest {
  readonly userId: string;
  readonly key: string;
  readonly requestHash: string;
}

/** A keyed request under way. */
interface KeyedCall {
  readonly db: Database;
  readonly asked: KeyedRequest;
  /** What is counted along; nothing where it has been counted before. */
  readonly use?: Use | undefined;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/**
 * Sends a write that is one statement. @returns the answer as it is stored, or null where nothing was written: a repeat, or what `when` does not let in.
 * `too_many_requests` where the window of its use is full, which is counted and nothing else.
 */
export type SendOne = (call: KeyedCall) => Promise<unknown>;

/** What a write of one statement is made of; each part may use the placeholders `userId`, `createdAt` (a timestamptz) and those of its own. */
interface OneStatement {
  /** Whose sequence the number is drawn of. */
  readonly table: PgTable;
  /** What must hold for anything to be written. */
  readonly when: SQL;
  /** What is answered, as JSON, out of `number.id`. */
  readonly answer: SQL;
  /** What is written, out of `fresh`: one row with the number as its `id`, or none. In any order. */
  readonly writes: readonly [SQL, ...SQL[]];
}

/**
 * Makes of a write a single statement that counts its use, draws its number, keeps its answer under its key and writes what is to be written: one packet
 * and one commit. The primary key of the answers decides, as for every keyed write (ADR 395): whoever comes with a key meanwhile waits for the first one's
 * commit and writes nothing. What PostgreSQL refuses of it undoes all of it, the count too.
 */
export function oneStatement(parts: OneStatement): (values: Readonly<Record<string, unknown>>) => SendOne {
  const counted = builtOnce((db: Counting) => keyedStatement(db, countedAlong(db), parts));
  const uncounted = builtOnce((db: Counting) => keyedStatement(db, [notCounted(db)], parts));
  return (values) =>
    async ({ db, asked, use, now }) => {
      const countedAt = Date.now();
      const [row] = await (use ? counted : uncounted)(db).execute({
        ...{ ...values, ...asked, createdAt: new Date(now).toISOString() },
        ...countValues(use ? [use] : [], countedAt),
      });
      if (row?.isFull) throw limitPassed(leftMs(row, countedAt));
      return row?.answer ?? null;
    };
}

type Part = ReturnType<typeof countedAlong>[number];

function notCounted(db: Counting): Part {
  return db.$with('use_0', {}).as(sql`select null::bigint as expire, false as is_full`);
}

function keyedStatement(
  db: Counting,
  counting: readonly Part[],
  { table, when, answer, writes }: OneStatement,
) {
  const [userId, key, hash] = ['userId', 'key', 'requestHash'].map((name) => sql.placeholder(name));
  const sequence = sql`pg_get_serial_sequence(${sql.raw(`'${getTableName(table)}'`)}, 'id')`;
  return db
    .with(
      ...counting,
      db
        .$with('number', {})
        .as(sql`select nextval(${sequence}) as id from use_0 where not is_full and (${when})`),
      db
        .$with('kept', {})
        .as(sql`insert into ${idempotentAnswers} (user_id, key, request_hash, answer, created_at)
          select ${userId}::uuid, ${key}, ${hash}, ${answer}, ${sql.placeholder('createdAt')}::timestamptz from number
          on conflict do nothing returning answer`),
      db.$with('fresh', {}).as(sql`select number.id from number, kept`),
      ...writes.map((write, nth) => db.$with(`write_${nth}`, {}).as(write)),
    )
    .select({
      expire: sql<string>`expire`,
      isFull: sql<boolean>`is_full`,
      answer: sql<unknown>`(select answer from kept)`,
    })
    .from(sql`use_0`)
    .prepare('');
}
