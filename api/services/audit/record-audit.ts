import { sql } from 'drizzle-orm';
import type { NumberSource } from '@/contract/number-origins';
import type { Writing } from '../../context';
import { auditLog } from '../../db/schema/audit-log';
import type { Transaction } from '../../db/transact';

/** A row of the audit log, without what every row says of its request and what the database adds. */
export type Audited = Pick<
  typeof auditLog.$inferSelect,
  'actorId' | 'action' | 'subject' | 'before' | 'after' | 'reason'
>;

/** Writes down what somebody of the team did by hand, in its transaction: who, what, before, after, why, in which request. */
export async function recordAudit({ tx, clock, requestId }: Writing, audited: Audited): Promise<void> {
  const at = new Date(clock.now());
  await tx
    .insert(auditLog)
    .values({ ...audited, requestId, createdAt: at })
    .returning({ said: toOrigin(audited, at) });
}

/** By what way the numbers of this transaction came, for what keeps their history (`number-history.ts`): no statement of its own. */
function toOrigin({ action, actorId }: Audited, at: Date) {
  const source = numberSources[action] ?? 'desk';
  return sql`set_config('sikke.origin', ${source} || ':' || (select permission from users where id = ${actorId}), true)
    || set_config('sikke.now', ${at.toISOString()}, true)`;
}

const numberSources: Partial<Record<Audited['action'], NumberSource>> = {
  stream_entered: 'stream_desk',
  stream_ended: 'stream_desk',
  match_recorded: 'match_desk',
  match_staged: 'match_desk',
  content_imported: 'file',
};

/** Reads what a decision changes: the first row is what is there, without anything secret. */
export type Look = (tx: Pick<Transaction, 'select'>) => PromiseLike<readonly Audited['before'][]>;

/** What is written down of a decision about something that is there; `after` is what was asked beside what `look` finds. */
export interface WatchedDecision extends Omit<Audited, 'before'> {
  readonly look: Look;
}

/**
 * Runs a decision and writes it down with what was there before and after it. Decisions about one subject wait for each other from the
 * look on, so that none tells of a state that another has changed meanwhile.
 */
export async function recordWatched<T>(
  writing: Writing,
  { look, ...entry }: WatchedDecision,
  run: () => Promise<T>,
): Promise<T> {
  const { tx } = writing;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('audit'), hashtext(${entry.subject}))`);
  const [before = {}] = await look(tx);
  const answer = await run();
  const [found = {}] = await look(tx);
  await recordAudit(writing, { ...entry, before, after: { ...found, ...entry.after } });
  return answer;
}

/** Who corrects what, and why. */
export interface Correction {
  readonly actorId: string;
  readonly id: number;
  readonly reason: string;
}
