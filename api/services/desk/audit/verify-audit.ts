import { createHash } from 'node:crypto';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { auditHeads } from '../../../db/schema/audit-heads';
import { auditLog } from '../../../db/schema/audit-log';
import { users } from '../../../db/schema/users';

/** What a look through the audit log found. */
export interface AuditVerdict {
  readonly lines: number;
  /** A digest of all chains' ends: whoever kept an earlier one outside of the database can tell that the log was made anew. */
  readonly seal: string;
  /** The first line of each actor that is not what was written, in words for an operator. */
  readonly faults: readonly { readonly username: string; readonly fault: string }[];
}

/** Goes through every actor's lines, each in one snapshot: none was changed, taken away or put between, and the last one is the head's. */
export async function verifyAudit(db: Database): Promise<AuditVerdict> {
  const faults: { username: string; fault: string }[] = [];
  const digest = createHash('sha256');
  let lines = 0;
  for (const { id, username } of await listActors(db)) {
    const { last, hash, fault } = await verifyChain(db, id);
    lines += last;
    digest.update(hash);
    if (fault !== null) faults.push({ username, fault });
  }
  return { lines, seal: digest.digest('hex'), faults };
}

function listActors(db: Database) {
  const isActor = sql`exists (select from ${auditLog} where ${eq(auditLog.actorId, users.id)})
    or exists (select from ${auditHeads} where ${eq(auditHeads.actorId, users.id)})`;
  return db
    .select({ id: users.id, username: users.username })
    .from(users)
    .where(isActor)
    .orderBy(asc(users.id));
}

interface Broken {
  readonly [column: string]: unknown;
  readonly id: string | null;
  readonly is_changed: boolean;
  readonly is_whole: boolean;
  readonly last: string;
  readonly head: string;
  readonly hash: string;
}

/** One statement: the first line that is wrong, beside the number of the last one and of the head. */
async function verifyChain(db: Database, actorId: string) {
  const { rows } = await db.execute<Broken>(sql`
    with lines as (
      select id, position, hash, audit_hash(audit_log) <> hash as is_changed,
        position <> row_number() over chain or prev_hash <> lag(hash, 1, '') over chain as is_apart
      from audit_log where actor_id = ${actorId} window chain as (order by position)
    ), head as (select position, hash from audit_heads where actor_id = ${actorId})
    select broken.id, coalesce(broken.is_changed, false) as is_changed, coalesce(ending.position, 0) as last,
      coalesce(ending.hash, '') = coalesce(head.hash, '') as is_whole, coalesce(head.position, 0) as head, coalesce(head.hash, '') as hash
    from (select 1) as one
      left join head on true
      left join (select position, hash from lines order by position desc limit 1) as ending on true
      left join (select id, is_changed from lines where is_changed or is_apart order by position limit 1) as broken on true`);
  const [row] = rows;
  if (!row) throw new Error('a statement of one row answered none');
  return { last: Number(row.last), hash: row.hash, fault: toFault(row) };
}

function toFault({ id, is_changed, is_whole, last, head }: Broken): string | null {
  if (id !== null) {
    const how = is_changed ? 'was changed' : 'does not follow the line before it';
    return `line ${id} of the audit log ${how}`;
  }
  return is_whole ? null : `the audit log ends at line ${last} of theirs, not at ${head}`;
}
